import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { IndexedPlace, IndexRelease, LookupKey, OfferedDecision } from '@casewright/contracts';
import { CitationIndex } from '@casewright/law/citation-index';
import { courtById, findCitations } from '@casewright/law/citations';
import { Injectable } from '@nestjs/common';

const FILE = new URL('../../citation-index/decisions.index', import.meta.url);

/** Decisions that are offered to whoever types a name; more would not be read. */
const OFFERED = 6;

/** Real decisions by citation and name, without texts: read from the release when first asked. */
@Injectable()
export class CitationIndexService {
  private opened: { index: CitationIndex; digest: string } | undefined;

  /** `undefined` for a citation that the index has nothing to say of. */
  at(key: LookupKey): IndexedPlace | undefined {
    return this.open().index.at(key) ?? undefined;
  }

  /** What a typed name, a part of one, or a citation may mean. */
  offer(typed: string): OfferedDecision[] {
    const [cited] = findCitations(typed, { loose: true });
    const isCitation = cited?.kind === 'case';
    const { index } = this.open();
    const found = isCitation
      ? (index.at({ ...cited.fields, name: cited.fields.caseName })?.decisions ?? [])
      : index.named(typed, OFFERED);
    return found.map((decision) => ({
      ...decision,
      court: courtById(decision.courtId ?? '')?.name ?? null,
    }));
  }

  /** What the index is, to be told beside what rests on it. */
  release(): IndexRelease {
    const { index, digest } = this.open();
    const { date, decisions, citations } = index.head;
    return { date, digest, decisions, citations };
  }

  private open(): { index: CitationIndex; digest: string } {
    if (this.opened) return this.opened;
    const file = readFileSync(FILE);
    const index = new CitationIndex(file, (bytes, dictionary) =>
      inflateRawSync(bytes, dictionary && { dictionary }),
    );
    this.opened = { index, digest: createHash('sha256').update(file).digest('hex') };
    return this.opened;
  }
}

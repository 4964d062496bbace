import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { IndexedDecision, IndexedPlace, IndexRelease, LookupKey } from '@casewright/contracts';
import { CitationIndex } from '@casewright/law/citation-index';
import { Injectable } from '@nestjs/common';

const FILE = new URL('../../citation-index/decisions.index', import.meta.url);

/** A block is inflated at once, which takes half the time that zlib's own pieces do. */
const CHUNK = 32 * 1024;

/** Real decisions by citation and name, without texts: read from the release when first asked. */
@Injectable()
export class CitationIndexService {
  private opened: { index: CitationIndex; digest: string } | undefined;

  /** `undefined` for a citation that the index has nothing to say of. */
  at(key: LookupKey): IndexedPlace | undefined {
    return this.open().index.at(key) ?? undefined;
  }

  /** What a typed name, or a part of one, may mean. */
  named(typed: string, most: number): IndexedDecision[] {
    return this.open().index.named(typed, most);
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
      inflateRawSync(bytes, { dictionary, chunkSize: CHUNK }),
    );
    this.opened = { index, digest: createHash('sha256').update(file).digest('hex') };
    return this.opened;
  }
}

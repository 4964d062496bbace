import {
  type IndexedDecision,
  type IndexedPlace,
  KNOWN_AT_MOST,
  type Lacking,
  type LookupKey,
  type OfferedDecision,
} from '@casewright/contracts';
import { mergePlace, offeredFor } from '@casewright/law/citation-index';
import {
  type CitationFields,
  citationKey,
  compareEitherWay,
  courtById,
  findCitations,
} from '@casewright/law/citations';
import type { AskedDecision } from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import { AddedDecisionsRepository } from './added-decisions.repository.js';
import { CitationIndexService } from './citation-index.service.js';

/** Decisions that are offered to whoever types a name; more would not be read. */
const OFFERED = 6;

/** Real decisions without their texts: of the index that ships, and those that an operator added. */
@Injectable()
export class KnownDecisionsService {
  constructor(
    private readonly index: CitationIndexService,
    private readonly added: AddedDecisionsRepository,
  ) {}

  /** In the order of the question; `undefined` for a citation of which nothing is known. */
  async at(keys: readonly LookupKey[]): Promise<(IndexedPlace | undefined)[]> {
    const added = await this.added.at(keys.map(({ citation }) => citationKey(citation)));
    return keys.map((key) => {
      const more = added.get(citationKey(key.citation)) ?? [];
      return mergePlace(this.index.at(key) ?? null, more, key) ?? undefined;
    });
  }

  /** What a typed name, a part of one, or a citation may mean. */
  async offer(typed: string): Promise<OfferedDecision[]> {
    const [cited] = findCitations(typed, { loose: true });
    return inCourts(
      cited?.kind === 'case' ? await this.cited(cited.fields) : await this.named(typed),
    );
  }

  /** A decision that the library lacks, with those known at its citation, or else by its name in full. */
  async lacking({ name, citation, page }: AskedDecision): Promise<Lacking> {
    const offered = inCourts(
      citation === null ? await this.named(name ?? '') : await this.cited(page ?? {}),
    );
    const isMeant = (other: string): boolean =>
      citation !== null || compareEitherWay(name ?? '', other).verdict === 'same';
    const known = offered
      .filter((each) => isMeant(each.name))
      .slice(0, KNOWN_AT_MOST)
      .map(({ name, citations, court, year }) => ({ name, citation: citations[0]!, court, year }));
    return { name, citation, ...(known.length > 0 && { known }) };
  }

  private async cited({ volume, reporter, page, caseName }: CitationFields) {
    if (!volume || !reporter || !page) return [];
    const citation = `${volume} ${reporter} ${page}`;
    const [place] = await this.at([{ citation, volume, reporter, page, name: caseName }]);
    return place?.decisions ?? [];
  }

  private async named(typed: string): Promise<IndexedDecision[]> {
    const added = await this.added.namedLike(typed);
    return offeredFor(typed, this.index.named(typed, OFFERED), added).slice(0, OFFERED);
  }
}

const inCourts = (decisions: IndexedDecision[]): OfferedDecision[] =>
  decisions.map((decision) => ({
    ...decision,
    court: courtById(decision.courtId ?? '')?.name ?? null,
  }));

import type {
  IndexedDecision,
  IndexedPlace,
  LookupKey,
  OfferedDecision,
} from '@casewright/contracts';
import { mergePlace, offeredFor } from '@casewright/law/citation-index';
import {
  type CitationFields,
  citationKey,
  courtById,
  findCitations,
} from '@casewright/law/citations';
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
    const decisions =
      cited?.kind === 'case' ? await this.cited(cited.fields) : await this.named(typed);
    return decisions.map((decision) => ({
      ...decision,
      court: courtById(decision.courtId ?? '')?.name ?? null,
    }));
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

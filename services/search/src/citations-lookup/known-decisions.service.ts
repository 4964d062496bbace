import type { IndexedPlace, LookupKey } from '@casewright/contracts';
import { mergePlace } from '@casewright/law/citation-index';
import { citationKey } from '@casewright/law/citations';
import { Injectable } from '@nestjs/common';
import { AddedDecisionsRepository } from './added-decisions.repository.js';
import { CitationIndexService } from './citation-index.service.js';

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
}

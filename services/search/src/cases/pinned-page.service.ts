import { Injectable } from '@nestjs/common';
import { CitationsLookupService } from '../citations-lookup/citations-lookup.service.js';
import { parseQuery } from '../query/parse-query.js';
import type { ParsedQuery } from '../query/parsed-query.js';
import { readPinCite } from '../query/pin-cite.js';

/** A page that was asked for, and the case that it certainly lies in. */
export interface PinnedPage {
  caseId: number;
  /** As it was asked for, and the citation that its case is found by. */
  page: string;
  citation: string;
}

/** Finds the case of a query that is a pin cite: no case begins on the page, but one has it. */
@Injectable()
export class PinnedPageService {
  constructor(private readonly library: CitationsLookupService) {}

  /** Null for any other query, and where the library cannot be sure. */
  async find({ text }: ParsedQuery): Promise<PinnedPage | null> {
    const pin = readPinCite(text);
    if (!pin) return null;
    const { volume, reporter, page } = pin;
    const citation = `${volume} ${reporter} ${page}`;
    const [found] = await this.library.lookUp([{ citation, ...pin }]);
    const container = found?.containedIn;
    if (!container?.citation) return null;
    return { caseId: container.id, page: citation, citation: container.citation };
  }
}

/** The query for the page's case, under the conditions that were set. */
export function forPinnedPage(query: ParsedQuery, { citation }: PinnedPage): ParsedQuery {
  const { text, kind, clause, years } = parseQuery(citation);
  return { ...query, text, kind, clause, years };
}

import { Injectable } from '@nestjs/common';
import { CitationsLookupService } from '../citations-lookup/citations-lookup.service.js';
import { parseQuery } from '../query/parse-query.js';
import type { ParsedQuery } from '../query/parsed-query.js';

/** A page that was asked for, and the case that it certainly is in. */
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

/** A page of a volume, as a short form or a pin cite names it. */
export interface PinCite {
  volume: string;
  reporter: string;
  page: string;
}

/** Bluebook 10.9(a): `410 U.S. at 153`; printed also with a comma, and without the `at`. */
const PIN =
  /^\W*(?<volume>\d{1,4})\s*(?<reporter>\p{L}[\p{L}.’'\s]{0,30}?(?:\d(?:d|th|st|nd|rd)\b\.?)?)\s*,?\s*(?:\bat\s+)?(?<page>\d{1,7})\W*$/iu;

/** Reads a query that is a page of a volume and nothing else; null for any other. */
export function readPinCite(text: string): PinCite | null {
  const { volume, reporter, page } = PIN.exec(text)?.groups ?? {};
  return volume && reporter && page ? { volume, reporter, page } : null;
}

import { type ParsedQuery, type PinnedPage, readPinCite } from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import { CitationsLookupService } from '../citations-lookup/citations-lookup.service.js';

/**
 * Finds the case for a query that is a pin cite: no case begins on the page, but one contains it.
 */
@Injectable()
export class PinnedPageService {
  constructor(private readonly library: CitationsLookupService) {}

  /** Null for any other query, and if the library cannot be sure. */
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

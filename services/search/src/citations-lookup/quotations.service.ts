import type { LocatedQuotation } from '@casewright/contracts';
import { locateQuotation, QuotationSource, toPassage } from '@casewright/law/checking';
import { Injectable } from '@nestjs/common';
import { CitationsLookupRepository } from './citations-lookup.repository.js';

/** A quotation, and the case it is attributed to. */
export interface AttributedQuotation {
  caseId: number;
  quotation: string;
}

/** Locates quotations in the opinions of their cases. */
@Injectable()
export class QuotationsService {
  constructor(private readonly library: CitationsLookupRepository) {}

  /** Answers in the order of the request, holding the opinions of one case in memory at a time. */
  async locate(quotations: readonly AttributedQuotation[]): Promise<LocatedQuotation[]> {
    const located = new Map<AttributedQuotation, LocatedQuotation>();
    for (const caseId of new Set(quotations.map((each) => each.caseId))) {
      const ofCase = quotations.filter((each) => each.caseId === caseId);
      const opinions = await this.library.opinionsOf(caseId);
      const sources = opinions.map(({ text }) => new QuotationSource(text));
      for (const each of ofCase) {
        const match = locateQuotation(sources, each.quotation);
        located.set(each, {
          status: match?.found.status ?? (opinions.length > 0 ? 'not_found' : 'unchecked'),
          ...(match && { passage: toPassage(opinions[match.source]!, match.found) }),
          ...(match?.found.diff && { diff: match.found.diff }),
        });
      }
    }
    return quotations.map((each) => located.get(each)!);
  }
}

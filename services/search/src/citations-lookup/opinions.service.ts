import type { CitedProposition, FoundSupport, LocatedQuotation } from '@casewright/contracts';
import { type OpinionText, quotationFinder, SupportingOpinions } from '@casewright/law/checking';
import { Injectable } from '@nestjs/common';
import { CitationsLookupRepository } from './citations-lookup.repository.js';

/** A quotation, and the case it is attributed to. */
export interface AttributedQuotation {
  caseId: number;
  quotation: string;
}

/** Looks in opinions for what is said to be in them. */
@Injectable()
export class OpinionsService {
  constructor(private readonly library: CitationsLookupRepository) {}

  quotations(quotations: readonly AttributedQuotation[]): Promise<LocatedQuotation[]> {
    return this.inEach(quotations, (opinions) => {
      const locate = quotationFinder(opinions);
      return ({ quotation }) => locate(quotation);
    });
  }

  support(claims: readonly CitedProposition[]): Promise<(FoundSupport | null)[]> {
    const stems = new Map<string, string>();
    return this.inEach(claims, (opinions) => {
      const supporting = new SupportingOpinions(opinions, stems);
      return (claim) => supporting.find(claim);
    });
  }

  /** Answers in the order of the request, holding the opinions of one case in memory at a time. */
  private async inEach<Asked extends { caseId: number }, Answer>(
    asked: readonly Asked[],
    read: (opinions: OpinionText[]) => (each: Asked) => Answer,
  ): Promise<Answer[]> {
    const answers = new Map<Asked, Answer>();
    for (const caseId of new Set(asked.map((each) => each.caseId))) {
      const find = read(await this.library.opinionsOf(caseId));
      for (const each of asked) if (each.caseId === caseId) answers.set(each, find(each));
    }
    return asked.map((each) => answers.get(each)!);
  }
}

import { type Draft, findCases, type SearchCase } from '@casewright/contracts';
import { withAuthorities } from '@casewright/law/drafting';
import { Injectable } from '@nestjs/common';
import { PatientCalls } from '../jobs/patient-calls.js';

const MOST_LOOKED_AT = 12;

/** Finds decisions on what a court paper argues, for whoever writes the argument. */
@Injectable()
export class ArgumentAuthorities {
  constructor(private readonly library: PatientCalls) {}

  into(draft: Draft, requirements: string): Promise<Draft> {
    return withAuthorities(draft, requirements, (question) => this.decisionsOn(question));
  }

  private async decisionsOn(question: string): Promise<SearchCase[]> {
    const { cases, coverage } = await this.library.call(findCases, {
      query: question,
      category: 'case-law',
      pageSize: MOST_LOOKED_AT,
      filters: { standing: 'good' },
    });
    return coverage === 'none' ? [] : cases;
  }
}

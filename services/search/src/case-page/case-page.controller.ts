import { getCase, listAuthorities, listCitedBy, readOpinion } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CasePageService } from './case-page.service.js';

@Controller()
export class CasePageController {
  constructor(private readonly page: CasePageService) {}

  @OnCall(getCase)
  record({ id }: z.output<typeof getCase.request>) {
    return this.page.record(id);
  }

  @OnCall(readOpinion)
  opinion({ id, ordinal, from }: z.output<typeof readOpinion.request>) {
    return this.page.opinion(id, ordinal, from);
  }

  @OnCall(listCitedBy)
  citedBy({ id, page, sort, treatment }: z.output<typeof listCitedBy.request>) {
    return this.page.citedBy(id, page, sort, treatment ?? null);
  }

  @OnCall(listAuthorities)
  authorities({ id, page }: z.output<typeof listAuthorities.request>) {
    return this.page.authorities(id, page);
  }
}

import { locateQuotations, lookUpCitations } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CitationsLookupService } from './citations-lookup.service.js';
import { QuotationsService } from './quotations.service.js';

@Controller()
export class CitationsLookupController {
  constructor(
    private readonly lookup: CitationsLookupService,
    private readonly quotations: QuotationsService,
  ) {}

  @OnCall(lookUpCitations)
  lookUp({ keys }: z.output<typeof lookUpCitations.request>) {
    return this.lookup.lookUp(keys);
  }

  @OnCall(locateQuotations)
  locate({ quotations }: z.output<typeof locateQuotations.request>) {
    return this.quotations.locate(quotations);
  }
}

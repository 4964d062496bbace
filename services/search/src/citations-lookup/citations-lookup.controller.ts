import {
  locateQuotations,
  locateSupport,
  lookUpCitations,
  offerDecisions,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CitationsLookupService } from './citations-lookup.service.js';
import { KnownDecisionsService } from './known-decisions.service.js';
import { QuotationsService } from './quotations.service.js';
import { SupportService } from './support.service.js';

@Controller()
export class CitationsLookupController {
  constructor(
    private readonly lookup: CitationsLookupService,
    private readonly quotations: QuotationsService,
    private readonly support: SupportService,
    private readonly known: KnownDecisionsService,
  ) {}

  @OnCall(lookUpCitations)
  lookUp({ keys }: z.output<typeof lookUpCitations.request>) {
    return this.lookup.lookUp(keys);
  }

  @OnCall(offerDecisions)
  offer({ typed }: z.output<typeof offerDecisions.request>) {
    return this.known.offer(typed);
  }

  @OnCall(locateQuotations)
  locate({ quotations }: z.output<typeof locateQuotations.request>) {
    return this.quotations.locate(quotations);
  }

  @OnCall(locateSupport)
  locateSupport({ claims }: z.output<typeof locateSupport.request>) {
    return this.support.locate(claims);
  }
}

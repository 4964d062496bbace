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
import { OpinionsService } from './opinions.service.js';

@Controller()
export class CitationsLookupController {
  constructor(
    private readonly lookup: CitationsLookupService,
    private readonly opinions: OpinionsService,
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
    return this.opinions.quotations(quotations);
  }

  @OnCall(locateSupport)
  locateSupport({ claims }: z.output<typeof locateSupport.request>) {
    return this.opinions.support(claims);
  }
}

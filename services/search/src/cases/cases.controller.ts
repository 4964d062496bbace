import { findCases, searchCases } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CasesService } from './cases.service.js';

@Controller()
export class CasesController {
  constructor(private readonly cases: CasesService) {}

  @OnCall(searchCases)
  search(request: z.output<typeof searchCases.request>) {
    return this.cases.search(request);
  }

  @OnCall(findCases)
  find(request: z.output<typeof findCases.request>) {
    return this.cases.find(request);
  }
}

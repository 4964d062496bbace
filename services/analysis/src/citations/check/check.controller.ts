import { checkCitations } from '@casewright/contracts';
import { ClaimsService } from '@casewright/database';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CheckService } from './check.service.js';

@Controller()
export class CheckController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly checker: CheckService,
  ) {}

  @OnCall(checkCitations)
  async check(source: z.output<typeof checkCitations.request>) {
    return this.claims.answer(await this.checker.answer(await this.claims.readText(source)));
  }
}

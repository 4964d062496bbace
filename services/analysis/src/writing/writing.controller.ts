import { analyzeWriting } from '@casewright/contracts';
import { ClaimsService } from '@casewright/database';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { untilDeadline } from '../engine/until-deadline.js';
import { WritingService } from './writing.service.js';

@Controller()
export class WritingController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly writing: WritingService,
  ) {}

  @OnCall(analyzeWriting)
  async analyze({ audience, documentKind, ...source }: z.output<typeof analyzeWriting.request>) {
    const content = await this.claims.readText(source);
    const review = await this.writing.review({ content, audience, documentKind }, untilDeadline());
    return this.claims.answer(review);
  }
}

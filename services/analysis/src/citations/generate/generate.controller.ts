import { generateCitation } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GenerateService } from './generate.service.js';

@Controller()
export class GenerateController {
  constructor(private readonly citations: GenerateService) {}

  @OnCall(generateCitation)
  generate(request: z.output<typeof generateCitation.request>) {
    return this.citations.generate(request);
  }
}

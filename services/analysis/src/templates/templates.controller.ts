import { listClauses } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { TemplatesService } from './templates.service.js';

@Controller()
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @OnCall(listClauses)
  clauses(request: z.output<typeof listClauses.request>) {
    return this.templates.clauses(request);
  }
}

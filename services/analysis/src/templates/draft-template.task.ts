import { type GenerateTemplateResponse, generateTemplate } from '@casewright/contracts';
import { argue } from '@casewright/law/model';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CheckService } from '../citations/check.service.js';
import { ENGINE, type Engine } from '../engine/engine.js';
import type { JobContext, JobTask } from '../jobs/job-task.js';
import { withoutLongWaits } from '../jobs/patient-calls.js';
import { ArgumentAuthorities } from './argument-authorities.js';

/** Drafts a document from what is required of it. */
@Injectable()
export class DraftTemplateTask
  implements JobTask<z.output<typeof generateTemplate.input>, GenerateTemplateResponse>
{
  readonly def = generateTemplate;

  constructor(
    private readonly citations: CheckService,
    private readonly authorities: ArgumentAuthorities,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  async run(
    request: z.output<typeof generateTemplate.input>,
    { jobId, signal, onProgress, onText }: JobContext,
  ): Promise<GenerateTemplateResponse> {
    const context = { citations: this.citations, onProgress, onText };
    const { requirements } = request;
    const draft = await withoutLongWaits(async () =>
      this.authorities.into(
        await this.engine.draftTemplate(request, context, signal),
        requirements,
      ),
    );
    return { ...(await argue(draft, requirements, this.engine, context, signal)), jobId };
  }
}

import { describeCitation, type GeneratedCitation } from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { ENGINE, type Engine } from '../../engine/engine.js';
import type { JobContext, JobTask } from '../../jobs/job-task.js';
import { CitationsRepository, type NewCitation } from '../record/citations.repository.js';
import { GenerateService } from './generate.service.js';

type Input = z.output<typeof describeCitation.input>;
interface Made {
  answer: Omit<GeneratedCitation, 'id'>;
  record: NewCitation;
}

/** Has the fields of a described source read, and the citation written from them. */
@Injectable()
export class DescribeCitationTask implements JobTask<Input, Made> {
  readonly def = describeCitation;

  constructor(
    private readonly generate: GenerateService,
    private readonly citations: CitationsRepository,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /** @throws AppError AI_KEY_INVALID; the signal's reason once it is aborted */
  async run({ format, type, ...asked }: Input, { signal }: JobContext): Promise<Made> {
    const content = asked.content.replaceAll('\0', ' ');
    const input = { content, type };
    const { source, ...help } = await this.engine.describeCitation(input, {}, signal);
    const answer = { ...(await this.generate.write(source, { format, type })), help };
    const { citationText } = answer;
    const userId = currentUserId();
    return { answer, record: { userId, documentId: null, content, citationText, format, type } };
  }

  async store({ answer, record }: Made, db: EntityManager): Promise<GeneratedCitation> {
    return { id: await this.citations.add(record, db), ...answer };
  }

  async stored({ record }: Made): Promise<void> {
    await this.generate.remember(record.content.trim());
  }
}

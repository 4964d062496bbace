import { askDocument, type TextAnswer } from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CheckService } from '../citations/check.service.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { notFound } from '../documents/documents.service.js';
import { ENGINE, type Engine } from '../engine/engine.js';
import type { JobContext, JobTask } from '../jobs/job-task.js';

type Input = z.output<typeof askDocument.input>;

/** Answers a question from a document that its owner has had analyzed. */
@Injectable()
export class AskDocumentTask implements JobTask<Input, TextAnswer> {
  readonly def = askDocument;

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly citations: CheckService,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /** @throws AppError NOT_FOUND; AI_KEY_INVALID; the signal's reason once it is aborted */
  async run({ id, question }: Input, { signal, onProgress, onText }: JobContext) {
    const document = await this.documents.findMade(id, currentUserId());
    if (!document) throw notFound();
    const { content: text, layout } = document;
    const context = { citations: this.citations, onProgress, onText };
    return this.engine.answerQuestion({ question, text, pages: layout.pages }, context, signal);
  }
}

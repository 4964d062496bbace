import { askOpinion, type Paragraph, readOpinion, type TextAnswer } from '@casewright/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CheckService } from '../citations/check.service.js';
import { ENGINE, type Engine } from '../engine/engine.js';
import type { JobContext, JobTask } from '../jobs/job-task.js';
import { PatientCalls } from '../jobs/patient-calls.js';

type Input = z.output<typeof askOpinion.input>;

/** Answers a question from an opinion, whose text is the library's. */
@Injectable()
export class AskOpinionTask implements JobTask<Input, TextAnswer> {
  readonly def = askOpinion;

  constructor(
    private readonly library: PatientCalls,
    private readonly citations: CheckService,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /** @throws AppError NOT_FOUND; AI_KEY_INVALID; the signal's reason once it is aborted */
  async run({ question, ...opinion }: Input, { signal, onProgress, onText }: JobContext) {
    onProgress('Reading the opinion', 0);
    const text = await this.textOf(opinion, signal);
    const context = { citations: this.citations, onProgress, onText };
    return this.engine.answerQuestion({ question, text }, context, signal);
  }

  /** Its paragraphs and footnotes, each at its offset in the opinion's text. */
  private async textOf(opinion: Omit<Input, 'question'>, signal: AbortSignal): Promise<string> {
    const paragraphs: Paragraph[] = [];
    for (let from: number | null = 0; from !== null; ) {
      signal.throwIfAborted();
      const part: z.output<typeof readOpinion.response> = await this.library.call(readOpinion, {
        ...opinion,
        from,
      });
      const notes = part.footnotes.flatMap((note) => note.paragraphs);
      paragraphs.push(...part.paragraphs, ...notes);
      from = part.next;
    }
    paragraphs.sort((a, b) => a.start - b.start);
    return paragraphs.reduce((text, each) => text.padEnd(each.start, '\n') + each.text, '');
  }
}

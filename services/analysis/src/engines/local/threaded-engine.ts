import type { Analysis, AnalyzeWritingRequest, WritingReview } from '@casewright/contracts';
import type { Doing, EngineContext } from '@casewright/law/model';
import type { ExtractedText, ModelReading } from '@casewright/law/reading';
import { mergeReading } from '@casewright/law/reading';
import type { Json } from '@casewright/messaging';
import { Injectable } from '@nestjs/common';
import type { Engine } from '../../engine/engine.js';
import type { WrittenAnalysis } from '../../engine/written-analysis.js';
import { isLong, TextThreads, type WorkOptions } from '../../threads/text-threads.js';
import { LocalEngine } from './local-engine.js';

/** The built-in engine, which reads a long text in its own thread. */
@Injectable()
export class ThreadedEngine implements Engine {
  private readonly here = new LocalEngine();
  readonly name = this.here.name;
  readonly model = null;
  readonly explainRelevance = this.here.explainRelevance;
  readonly understandQuestion = this.here.understandQuestion;

  constructor(private readonly threads: TextThreads) {}

  /** In a thread, citations are checked by the library itself rather than by `context`. */
  readonly analyze: Doing<'analyze'> = (document, context, signal) => {
    if (!isLong(document.text)) return this.here.analyze(document, context, signal);
    const checked = context.citations !== undefined;
    return this.threads.run('analyze', { document, checked }, options(context, signal));
  };

  async writtenAnalysis(
    document: ExtractedText,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Analysis | WrittenAnalysis> {
    if (!isLong(document.text)) return this.here.analyze(document, context, signal);
    const checked = context.citations !== undefined;
    return this.threads.writeAnalysis({ document, checked }, options(context, signal));
  }

  async addReading(
    byRules: Analysis | WrittenAnalysis,
    said: ModelReading,
    signal: AbortSignal,
  ): Promise<Analysis | WrittenAnalysis> {
    if (!('json' in byRules)) return mergeReading(byRules, said);
    return this.threads.mergeAnalysis({ byRules: byRules.json.bytes, said }, { signal });
  }

  readonly reviewWriting: Doing<'reviewWriting'> = (input, context, signal) =>
    isLong(input.content)
      ? this.threads.run('review', reviewOf(input, context), options(context, signal))
      : this.here.reviewWriting(input, context, signal);

  /** The review of a long text, which may be megabytes, as its thread has written it. */
  async writtenReview(
    input: AnalyzeWritingRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<WritingReview | Json<WritingReview>> {
    return isLong(input.content)
      ? this.threads.write('review', reviewOf(input, context), options(context, signal))
      : this.here.reviewWriting(input, context, signal);
  }

  readonly draftTemplate: Doing<'draftTemplate'> = (request, context, signal) => {
    const checked = context.citations !== undefined;
    return this.threads.run('draft', { request, checked }, options(context, signal));
  };

  readonly describeCitation: Doing<'describeCitation'> = async (input, context, signal) => {
    if (!isLong(input.content)) return this.here.describeCitation(input, context, signal);
    const source = await this.threads.run('recognize', input, { signal });
    return { source, engine: this.name, fields: [], dropped: [] };
  };

  readonly answerQuestion: Doing<'answerQuestion'> = (input, context, signal) =>
    isLong(input.text)
      ? this.threads.run('answer', input, options(context, signal))
      : this.here.answerQuestion(input, context, signal);
}

function reviewOf(request: AnalyzeWritingRequest, context: EngineContext) {
  return { request, checked: context.citations !== undefined };
}

function options(context: EngineContext, signal: AbortSignal): WorkOptions {
  return { signal, onProgress: context.onProgress?.bind(context) };
}

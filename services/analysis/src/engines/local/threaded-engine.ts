import type {
  Analysis,
  AnalyzeWritingRequest,
  Draft,
  GenerateTemplateRequest,
  RelevanceExplanations,
  WritingReview,
} from '@casewright/contracts';
import type { WrittenJson } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type {
  DescribedSource,
  DescriptionInput,
  Engine,
  EngineContext,
  QuestionAnswer,
  RelevanceInput,
} from '../../engine/engine.js';
import type { ExtractedText } from '../../engine/extracted-text.js';
import type { WrittenAnalysis } from '../../engine/written-analysis.js';
import { isLong, TextThreads } from '../../threads/text-threads.js';
import { LocalEngine } from './local-engine.js';

/** The built-in engine, which reads a long text in a thread of its own. */
@Injectable()
export class ThreadedEngine implements Engine {
  private readonly here = new LocalEngine();
  readonly name = this.here.name;
  readonly model = null;

  constructor(private readonly threads: TextThreads) {}

  /** In a thread, citations are checked by the library itself rather than by `context`. */
  analyze(input: ExtractedText, context: EngineContext, signal: AbortSignal): Promise<Analysis> {
    if (!isLong(input.text)) return this.here.analyze(input, context, signal);
    const checked = context.citations !== undefined;
    const onProgress = context.onProgress?.bind(context);
    return this.threads.run('analyze', { document: input, checked }, { signal, onProgress });
  }

  async writtenAnalysis(
    input: ExtractedText,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Analysis | WrittenAnalysis> {
    if (!isLong(input.text)) return this.here.analyze(input, context, signal);
    const checked = context.citations !== undefined;
    const onProgress = context.onProgress?.bind(context);
    return this.threads.writeAnalysis({ document: input, checked }, { signal, onProgress });
  }

  reviewWriting(
    input: AnalyzeWritingRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<WritingReview> {
    if (!isLong(input.content)) return this.here.reviewWriting(input, context, signal);
    const onProgress = context.onProgress?.bind(context);
    return this.threads.run('review', input, { signal, onProgress });
  }

  /** The review of a long text, which may be megabytes, as its thread has written it. */
  async writtenReview(
    input: AnalyzeWritingRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<WritingReview | WrittenJson<WritingReview>> {
    if (!isLong(input.content)) return this.here.reviewWriting(input, context, signal);
    const onProgress = context.onProgress?.bind(context);
    return this.threads.write('review', input, { signal, onProgress });
  }

  draftTemplate(
    input: GenerateTemplateRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Draft> {
    const checked = context.citations !== undefined;
    const onProgress = context.onProgress?.bind(context);
    return this.threads.run('draft', { request: input, checked }, { signal, onProgress });
  }

  explainRelevance(input: RelevanceInput): Promise<RelevanceExplanations> {
    return this.here.explainRelevance(input);
  }

  understandQuestion(): Promise<QuestionAnswer> {
    return this.here.understandQuestion();
  }

  async describeCitation(
    input: DescriptionInput,
    _: EngineContext,
    signal: AbortSignal,
  ): Promise<DescribedSource> {
    if (!isLong(input.content)) return this.here.describeCitation(input);
    const source = await this.threads.run('recognize', input, { signal });
    return { source, engine: this.name, fields: [], dropped: [] };
  }
}

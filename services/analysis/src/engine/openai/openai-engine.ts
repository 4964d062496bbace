import type {
  Analysis,
  AnalyzeWritingRequest,
  Draft,
  GenerateTemplateRequest,
  WritingReview,
} from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import type { ExtractedText } from '../../documents/extracted-text.js';
import type { Engine, EngineContext } from '../engine.js';
import { orderFindings } from '../order-findings.js';
import type { ModelClient } from './client/model-client.js';
import { keyError, ModelError } from './client/model-error.js';
import { type Grounded, groundReading } from './grounding/ground-reading.js';
import { readDocument } from './reading/read-document.js';
import type { ModelSettings } from './settings/model-settings.js';

/** The share of the work that the rules do. */
const RULES = 0.3;
/** The longest that a user waits for the model where no job says how long there is. */
const USUAL_TIME_MS = 120_000;
/** The share of the remaining time that the model may have: what was read must still be kept. */
const MODEL_TIME = 0.8;

/**
 * A model beside the rules. The rules read every document first: parties, dates, citations and
 * counts are theirs with either engine, and theirs is the answer where the model has none. What is
 * not yet asked of the model is done by the built-in engine and names it.
 */
export class OpenAiEngine implements Engine {
  readonly name: string;

  constructor(
    private readonly client: ModelClient,
    private readonly rules: Engine,
    private readonly bounds: Pick<ModelSettings, 'sectionTokens' | 'documentTokens'>,
  ) {
    this.name = client.model;
  }

  /** @throws AppError AI_KEY_INVALID where the endpoint refuses the key */
  async analyze(
    input: ExtractedText,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Analysis> {
    const byRules = await this.rules.analyze(input, part(context, 0, RULES), signal);
    try {
      const grounded = await this.read(input, part(context, RULES, 1), signal);
      return merge(byRules, grounded, this.name);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      if (error.fault === 'key') throw keyError();
      return { ...byRules, fallback: { model: this.name, reason: error.message } };
    }
  }

  reviewWriting(
    input: AnalyzeWritingRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<WritingReview> {
    return this.rules.reviewWriting(input, context, signal);
  }

  draftTemplate(
    input: GenerateTemplateRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Draft> {
    return this.rules.draftTemplate(input, context, signal);
  }

  private async read(
    input: ExtractedText,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Grounded> {
    const { deadline } = currentContext();
    const left = deadline === undefined ? USUAL_TIME_MS : deadline - Date.now();
    const bounds = { ...this.bounds, timeMs: Math.max(1, Math.floor(left * MODEL_TIME)) };
    const reading = await readDocument(this.client, input.text, bounds, context, signal);
    const grounded = await groundReading(reading, input, context.citations);
    signal.throwIfAborted();
    const { analysis, insights, recommendations, findings } = grounded;
    const isEmpty = analysis === '' && insights.length + recommendations.length === 0;
    if (isEmpty && findings.length === 0) throw new ModelError('ungrounded');
    return grounded;
  }
}

/** A model was asked for, and there is no key for it: every task says so. */
export class KeylessEngine implements Engine {
  readonly name = 'openai';

  async analyze(): Promise<never> {
    throw keyError();
  }

  async reviewWriting(): Promise<never> {
    throw keyError();
  }

  async draftTemplate(): Promise<never> {
    throw keyError();
  }
}

/** The rules' findings stay; the model's join them where no rule says the same of the same words. */
function merge(byRules: Analysis, { grounding, ...said }: Grounded, engine: string): Analysis {
  const isNew = ({ category, start, end }: Grounded['findings'][number]): boolean =>
    !byRules.findings.some(
      (each) => each.category === category && each.start < end && start < each.end,
    );
  return {
    ...byRules,
    analysis: said.analysis || byRules.analysis,
    insights: said.insights.length > 0 ? said.insights : byRules.insights,
    recommendations:
      said.recommendations.length > 0 ? said.recommendations : byRules.recommendations,
    findings: orderFindings([...byRules.findings, ...said.findings.filter(isNew)]),
    ...{ engine, grounding },
  };
}

/** A context whose progress is a part of the whole. */
function part(context: EngineContext, from: number, to: number): EngineContext {
  const onProgress = context.onProgress?.bind(context);
  if (!onProgress) return context;
  return {
    ...context,
    onProgress: (stage, done) => onProgress(stage, from + (to - from) * done),
  };
}

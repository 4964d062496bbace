import type {
  Analysis,
  AnalyzeWritingRequest,
  Draft,
  GenerateTemplateRequest,
  RelevanceExplanations,
  WritingReview,
} from '@casewright/contracts';
import type {
  DescribedSource,
  DescriptionInput,
  Engine,
  EngineContext,
  QuestionAnswer,
  QuestionInput,
  RelevanceInput,
} from '../../engine/engine.js';
import type { ExtractedText } from '../../engine/extracted-text.js';
import { mergeReading } from '../merge-reading.js';
import { type Grounded, groundReading } from './analyze/ground-reading.js';
import { readDocument } from './analyze/read-document.js';
import { byModelOr } from './by-model.js';
import { ModelCitation } from './citation/model-citation.js';
import type { ModelClient } from './client/model-client.js';
import { keyError, ModelError } from './client/model-error.js';
import { ModelQuestion } from './question/model-question.js';
import { ModelRelevance } from './relevance/model-relevance.js';
import type { ModelSettings } from './settings/model-settings.js';
import { ModelDraft } from './template/model-draft.js';
import { ModelReview } from './writing/model-review.js';

/** The share of the work that the rules do. */
const RULES = 0.3;

/**
 * A model beside the rules. The rules do every task first: parties, dates, citations, scores and
 * clauses are theirs with either engine, and theirs is the answer where the model has none.
 */
export class OpenAiEngine implements Engine {
  readonly name: string;
  private readonly review: ModelReview;
  readonly model: string;
  private readonly relevance: ModelRelevance;
  private readonly draft: ModelDraft;
  private readonly question: ModelQuestion;
  private readonly citation: ModelCitation;

  constructor(
    private readonly client: ModelClient,
    private readonly rules: Engine,
    private readonly bounds: Pick<ModelSettings, 'sectionTokens' | 'documentTokens'>,
  ) {
    this.name = client.model;
    this.review = new ModelReview(client, bounds);
    this.model = client.model;
    this.relevance = new ModelRelevance(client, bounds);
    this.draft = new ModelDraft(client, bounds);
    this.question = new ModelQuestion(client);
    this.citation = new ModelCitation(client);
  }

  /** @throws AppError AI_KEY_INVALID where the endpoint refuses the key */
  async analyze(
    input: ExtractedText,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Analysis> {
    const byRules = await this.rules.analyze(input, part(context, 0, RULES), signal);
    const byModel = async (): Promise<Analysis> => {
      const said = await this.read(input, part(context, RULES, 1), signal);
      return mergeReading(byRules, { ...said, engine: this.name });
    };
    return byModelOr(this.name, byModel, async () => byRules);
  }

  /** @throws AppError AI_KEY_INVALID where the endpoint refuses the key */
  async reviewWriting(
    input: AnalyzeWritingRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<WritingReview> {
    const byRules = await this.rules.reviewWriting(input, part(context, 0, RULES), signal);
    const byModel = (): Promise<WritingReview> =>
      this.review.addTo(byRules, input, part(context, RULES, 1), signal);
    return byModelOr(this.name, byModel, async () => byRules);
  }

  /** @throws AppError AI_KEY_INVALID where the endpoint refuses the key */
  async draftTemplate(
    input: GenerateTemplateRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Draft> {
    const byRules = await this.rules.draftTemplate(input, part(context, 0, RULES), signal);
    const byModel = (): Promise<Draft> =>
      this.draft.reword(byRules, input, part(context, RULES, 1), signal);
    return byModelOr(this.name, byModel, async () => byRules);
  }

  /** @throws AppError AI_KEY_INVALID where the endpoint refuses the key */
  async explainRelevance(
    input: RelevanceInput,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<RelevanceExplanations> {
    const byRules = () => this.rules.explainRelevance(input, context, signal);
    if (input.cases.length === 0) return byRules();
    return byModelOr(this.name, () => this.relevance.explain(input, context, signal), byRules);
  }

  /** @throws AppError AI_KEY_INVALID where the endpoint refuses the key */
  understandQuestion(
    input: QuestionInput,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<QuestionAnswer> {
    const byRules = () => this.rules.understandQuestion(input, context, signal);
    return byModelOr(this.name, () => this.question.read(input.query, signal), byRules);
  }

  /** @throws AppError AI_KEY_INVALID where the endpoint refuses the key */
  async describeCitation(
    input: DescriptionInput,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<DescribedSource> {
    const byRules = await this.rules.describeCitation(input, context, signal);
    const byModel = () => this.citation.addTo(byRules, input, signal);
    return byModelOr(this.name, byModel, async () => byRules);
  }

  private async read(
    input: ExtractedText,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Grounded> {
    const reading = await readDocument(this.client, input.text, this.bounds, context, signal);
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
  readonly model = null;

  async analyze(): Promise<never> {
    throw keyError();
  }

  async reviewWriting(): Promise<never> {
    throw keyError();
  }

  async draftTemplate(): Promise<never> {
    throw keyError();
  }

  async explainRelevance(): Promise<never> {
    throw keyError();
  }

  async understandQuestion(): Promise<never> {
    throw keyError();
  }

  async describeCitation(): Promise<never> {
    throw keyError();
  }
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

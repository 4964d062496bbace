import { type Analysis, countOf, type ModelTask, type TaskModels } from '@casewright/contracts';
import type { ExtractedText } from '@casewright/law/reading';
import type {
  AiTask,
  AiTaskDoings,
  Doing,
  EngineContext,
  InputOf,
  OutputOf,
} from '../../engine/ai-tasks.js';
import type { Engine } from '../../engine/engine.js';
import {
  type ModelReading,
  type WrittenAnalysis,
  withFallback,
} from '../../engine/written-analysis.js';
import { mergeReading } from '../merge-reading.js';
import { groundOf } from './analyze/ground-findings.js';
import { groundReading } from './analyze/ground-reading.js';
import { readDocument } from './analyze/read-document.js';
import { ToldItems } from './analyze/told-items.js';
import { ModelAsk } from './ask/model-ask.js';
import { byModelOr } from './by-model.js';
import { ModelCitation } from './citation/model-citation.js';
import type { ModelClient } from './client/model-client.js';
import { keyError, ModelError } from './client/model-error.js';
import { ModelQuestion } from './question/model-question.js';
import { ModelRelevance } from './relevance/model-relevance.js';
import type { ModelSettings } from './settings/model-settings.js';
import { ModelDraft } from './template/model-draft.js';
import { ModelReview } from './writing/model-review.js';

/** A task of engines, as use, prompts, and settings name it. */
const MODEL_TASK: Record<AiTask, ModelTask> = {
  analyze: 'analyze',
  answerQuestion: 'ask',
  describeCitation: 'citation',
  draftTemplate: 'template',
  explainRelevance: 'relevance',
  reviewWriting: 'writing',
  understandQuestion: 'question',
};
/** The share of the work that the rules do. */
const RULES = 0.3;

/**
 * A model alongside the rules: parties, dates, citations, scores, and clauses are the rules' with
 * either engine, and theirs is the answer where the model has none. Each task throws AI_KEY_INVALID
 * where the endpoint refuses the key.
 */
export class OpenAiEngine implements Engine {
  readonly name: string;
  readonly model: string;
  readonly taskModels: TaskModels;
  private readonly review: ModelReview;
  private readonly relevance: ModelRelevance;
  private readonly draft: ModelDraft;
  private readonly question: ModelQuestion;
  private readonly citation: ModelCitation;
  private readonly asking: ModelAsk;

  constructor(
    private readonly client: ModelClient,
    private readonly rules: AiTaskDoings & Pick<Engine, 'writtenAnalysis' | 'addReading'>,
    private readonly bounds: Pick<ModelSettings, 'sectionTokens' | 'documentTokens'>,
  ) {
    this.name = client.model;
    this.model = client.model;
    this.taskModels = client.taskModels;
    this.review = new ModelReview(client.of('writing'), bounds);
    this.relevance = new ModelRelevance(client.of('relevance'), bounds);
    this.draft = new ModelDraft(client.of('template'), bounds);
    this.question = new ModelQuestion(client.of('question'));
    this.citation = new ModelCitation(client.of('citation'));
    this.asking = new ModelAsk(client.of('ask'), bounds);
  }

  readonly analyze = this.addingTo('analyze', async (byRules, input, context, signal) => {
    tellRules(byRules, context);
    return mergeReading(byRules, await this.read(input, context, signal));
  });
  readonly reviewWriting = this.addingTo('reviewWriting', (...work) => this.review.addTo(...work));
  readonly draftTemplate = this.addingTo('draftTemplate', (...work) => this.draft.reword(...work));
  readonly describeCitation = this.addingTo('describeCitation', (byRules, input, _, signal) =>
    this.citation.addTo(byRules, input, signal),
  );
  readonly answerQuestion = this.addingTo('answerQuestion', (...work) =>
    this.asking.addTo(...work),
  );
  readonly understandQuestion = this.insteadOf('understandQuestion', ({ query }, _, signal) =>
    this.question.read(query, signal),
  );
  readonly explainRelevance = this.insteadOf('explainRelevance', (input, ...rest) =>
    input.cases.length > 0
      ? this.relevance.explain(input, ...rest)
      : this.rules.explainRelevance(input, ...rest),
  );

  /** A long document's analysis by the rules is not read here, and what the model says is added elsewhere. */
  async writtenAnalysis(
    ...[input, context, signal]: Parameters<Doing<'analyze'>>
  ): Promise<Analysis | WrittenAnalysis> {
    const { rules } = this;
    if (!rules.writtenAnalysis || !rules.addReading) return this.analyze(input, context, signal);
    const byRules = await rules.writtenAnalysis(input, part(context, 0, RULES), signal);
    const onward = part(context, RULES, 1);
    if ('json' in byRules) context.onText?.(briefly(byRules.head));
    else tellRules(byRules, context);
    return byModelOr(
      this.nameFor('analyze'),
      async () => rules.addReading!(byRules, await this.read(input, onward, signal), signal),
      async (fallback) => withFallback(byRules, fallback),
    );
  }

  private nameFor(task: AiTask): string {
    return this.client.of(MODEL_TASK[task]).model;
  }

  /** A task that the rules do first, and whose answer the model adds to. */
  private addingTo<T extends AiTask>(
    task: T,
    add: (byRules: OutputOf<T>, ...work: Parameters<Doing<T>>) => Promise<OutputOf<T>>,
  ): Doing<T> {
    return async (input, context, signal) => {
      const byRules = await this.byRules(task, input, part(context, 0, RULES), signal);
      const byModel = () => add(byRules, input, part(context, RULES, 1), signal);
      return byModelOr(this.nameFor(task), byModel, async (fallback) => ({ ...byRules, fallback }));
    };
  }

  /** A task that the rules do only where the model does not. */
  private insteadOf<T extends AiTask>(task: T, byModel: Doing<T>): Doing<T> {
    return (input, context, signal) =>
      byModelOr(
        this.nameFor(task),
        () => byModel(input, context, signal),
        async (fallback) => ({ ...(await this.byRules(task, input, context, signal)), fallback }),
      );
  }

  private byRules<T extends AiTask>(
    task: T,
    ...work: [input: InputOf<T>, context: EngineContext, signal: AbortSignal]
  ): Promise<OutputOf<T>> {
    const doings: AiTaskDoings = this.rules;
    return doings[task](...work);
  }

  private async read(
    input: ExtractedText,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<ModelReading> {
    const ground = groundOf(input);
    const told = new ToldItems(ground, context.citations, (text) => context.onText?.(text));
    const onWhole = context.onText ? told.add.bind(told) : () => undefined;
    const { bounds } = this;
    const client = this.client.of('analyze');
    const reading = await readDocument(client, input.text, bounds, context, onWhole, signal);
    const grounded = await groundReading(reading, ground, context.citations);
    signal.throwIfAborted();
    const { summary, insights, recommendations } = grounded.byModel;
    const items = insights.length + recommendations.length + grounded.findings.length;
    if (summary === '' && items === 0) throw new ModelError('ungrounded');
    return { ...grounded, engine: client.model };
  }
}

/** What the rules say is there to read while the model still reads, or hangs. */
function tellRules({ analysis, insights, recommendations }: Analysis, { onText }: EngineContext) {
  onText?.([analysis, ...insights, ...recommendations].filter(Boolean).join('\n\n'));
}

/** Of a long document, whose analysis is not read here. */
const briefly = ({ documentType, parties, findings }: WrittenAnalysis['head']): string =>
  `${documentType.label}${parties.length > 0 ? ` between ${parties.map(({ name }) => name).join(' and ')}` : ''}. The built-in engine has ${countOf(findings, 'finding')}; they are shown with the result.`;

/** A model was asked for, and there is no key for it: every task says so. */
export class KeylessEngine implements Engine {
  readonly name = 'openai';
  readonly model = null;
  readonly analyze = refuse;
  readonly reviewWriting = refuse;
  readonly draftTemplate = refuse;
  readonly explainRelevance = refuse;
  readonly understandQuestion = refuse;
  readonly describeCitation = refuse;
  readonly answerQuestion = refuse;
}

async function refuse(): Promise<never> {
  throw keyError();
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

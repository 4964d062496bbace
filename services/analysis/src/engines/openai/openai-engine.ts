import { type Analysis, countOf, type ModelTask, type TaskModels } from '@casewright/contracts';
import {
  type AiTask,
  type AiTaskDoings,
  type Asker,
  answerWith,
  type Bounds,
  byModelOr,
  type Doing,
  describeWith,
  type EngineContext,
  explainWith,
  type InputOf,
  keyError,
  type OutputOf,
  readWith,
  reviewWith,
  rewordWith,
  understandWith,
} from '@casewright/law/model';
import { mergeReading } from '@casewright/law/reading';
import type { Engine } from '../../engine/engine.js';
import { type WrittenAnalysis, withFallback } from '../../engine/written-analysis.js';
import { askerOf } from './client/ask-in-form.js';
import type { ModelClient } from './client/model-client.js';

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

  constructor(
    private readonly client: ModelClient,
    private readonly rules: AiTaskDoings & Pick<Engine, 'writtenAnalysis' | 'addReading'>,
    private readonly bounds: Bounds,
  ) {
    this.name = client.model;
    this.model = client.model;
    this.taskModels = client.taskModels;
  }

  readonly analyze = this.addingTo('analyze', async (asker, byRules, input, context, signal) => {
    tellRules(byRules, context);
    return mergeReading(byRules, await readWith(asker, input, context, signal));
  });
  readonly reviewWriting = this.addingTo('reviewWriting', reviewWith);
  readonly draftTemplate = this.addingTo('draftTemplate', rewordWith);
  readonly describeCitation = this.addingTo('describeCitation', describeWith);
  readonly answerQuestion = this.addingTo('answerQuestion', answerWith);
  readonly understandQuestion = this.insteadOf('understandQuestion', understandWith);
  readonly explainRelevance = this.insteadOf('explainRelevance', (asker, input, ...rest) =>
    input.cases.length > 0
      ? explainWith(asker, input, ...rest)
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
    const asker = this.askerFor('analyze');
    return byModelOr(
      asker.model,
      async () => rules.addReading!(byRules, await readWith(asker, input, onward, signal), signal),
      async (fallback) => withFallback(byRules, fallback),
    );
  }

  private askerFor(task: AiTask): Asker {
    return askerOf(this.client.of(MODEL_TASK[task]), this.bounds);
  }

  /** A task that the rules do first, and whose answer the model adds to. */
  private addingTo<T extends AiTask>(
    task: T,
    add: (
      asker: Asker,
      byRules: OutputOf<T>,
      ...work: Parameters<Doing<T>>
    ) => Promise<OutputOf<T>>,
  ): Doing<T> {
    return async (input, context, signal) => {
      const byRules = await this.byRules(task, input, part(context, 0, RULES), signal);
      const asker = this.askerFor(task);
      const byModel = () => add(asker, byRules, input, part(context, RULES, 1), signal);
      return byModelOr(asker.model, byModel, async (fallback) => ({ ...byRules, fallback }));
    };
  }

  /** A task that the rules do only where the model does not. */
  private insteadOf<T extends AiTask>(
    task: T,
    answer: (asker: Asker, ...work: Parameters<Doing<T>>) => Promise<OutputOf<T>>,
  ): Doing<T> {
    return (input, context, signal) => {
      const asker = this.askerFor(task);
      return byModelOr(
        asker.model,
        () => answer(asker, input, context, signal),
        async (fallback) => ({ ...(await this.byRules(task, input, context, signal)), fallback }),
      );
    };
  }

  private byRules<T extends AiTask>(
    task: T,
    ...work: [input: InputOf<T>, context: EngineContext, signal: AbortSignal]
  ): Promise<OutputOf<T>> {
    const doings: AiTaskDoings = this.rules;
    return doings[task](...work);
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

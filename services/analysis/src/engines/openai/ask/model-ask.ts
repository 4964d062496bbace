import type { TextAnswer } from '@casewright/contracts';
import type { EngineContext, QuestionInput } from '../../../engine/ai-tasks.js';
import { groundOf } from '../analyze/ground-findings.js';
import { groundReading } from '../analyze/ground-reading.js';
import type { SectionReading } from '../analyze/prompt.js';
import { LEAST_TOKENS } from '../analyze/read-document.js';
import { ToldItems } from '../analyze/told-items.js';
import { askEach } from '../client/ask-each.js';
import { askInForm, fence } from '../client/ask-in-form.js';
import type { ModelClient } from '../client/model-client.js';
import { ModelError } from '../client/model-error.js';
import { leakDetector } from '../grounding/leaks.js';
import type { ModelSettings } from '../settings/model-settings.js';
import { chooseMaterial } from './choose-material.js';
import { type AnswerSaid, AnswerSaidSchema, INSTRUCTIONS, PROMPT_VERSION } from './prompt.js';

const ANSWER_TOKENS = 1_500;
const MOST_SENTENCES = 6;

type Bounds = Pick<ModelSettings, 'sectionTokens' | 'documentTokens'>;

/** Has the model answer from a text, and holds each sentence to its quotation there. */
export class ModelAsk {
  constructor(
    private readonly client: ModelClient,
    private readonly bounds: Bounds,
  ) {}

  /** @throws ModelError where it said something, and nothing of that can be shown */
  async addTo(
    byRules: TextAnswer,
    input: QuestionInput,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<TextAnswer> {
    context.onProgress?.('Reading with the model', 0);
    const ground = groundOf(input);
    const told = new ToldItems(ground, context.citations, (text) => context.onText?.(text));
    const onWhole = (said: AnswerSaid) => context.onText && told.add(asReading(said));
    const answers = await this.ask(byRules, input, this.bounds, onWhole, signal);
    const readings = answers.map(asReading);
    const { byModel, grounding } = await groundReading(
      { readings, sectionsTotal: readings.length },
      ground,
      context.citations,
    );
    signal.throwIfAborted();
    const sentences = byModel.insights.slice(0, MOST_SENTENCES);
    const isSilent = answers.every((answer) => answer.sentences.length === 0);
    if (sentences.length === 0 && !isSilent) throw new ModelError('ungrounded');
    const prompt = PROMPT_VERSION;
    return {
      ...byRules,
      engine: this.client.model,
      sentences,
      grounding: { ...grounding, prompt },
    };
  }

  /** Asks of what fits the model's context; where that was said to be larger than it is, of half as much. */
  private async ask(
    byRules: TextAnswer,
    input: QuestionInput,
    bounds: Bounds,
    onWhole: (said: AnswerSaid) => void,
    signal: AbortSignal,
  ): Promise<AnswerSaid[]> {
    const material = chooseMaterial(input.text, byRules.passages, bounds);
    try {
      return await askEach(
        material,
        (text, late) => this.askOf(text, input.question, onWhole, late),
        signal,
      );
    } catch (thrown) {
      const sectionTokens = Math.floor(bounds.sectionTokens / 2);
      const isTooLarge = thrown instanceof ModelError && thrown.fault === 'too-large';
      if (!isTooLarge || sectionTokens < LEAST_TOKENS) throw thrown;
      return this.ask(byRules, input, { ...bounds, sectionTokens }, onWhole, signal);
    }
  }

  private async askOf(
    text: string,
    question: string,
    onWhole: (said: AnswerSaid) => void,
    signal: AbortSignal,
  ): Promise<AnswerSaid> {
    const { mark, content } = fence('text', `Question: ${question}\n\n${text}`);
    const isClean = leakDetector([mark, INSTRUCTIONS]);
    const withoutLeaks = ({ sentences }: AnswerSaid): AnswerSaid => ({
      // A quotation is looked for in the text, whose own address it may be.
      sentences: sentences.filter((said) => isClean(said.text) && !said.quote.includes(mark)),
    });
    const asked = {
      task: 'ask',
      system: INSTRUCTIONS,
      form: AnswerSaidSchema,
      maxTokens: ANSWER_TOKENS,
      content,
      onWhole: (said: AnswerSaid) => onWhole(withoutLeaks(said)),
    };
    return withoutLeaks(await askInForm(this.client, asked, signal));
  }
}

/** Sentences are held to a text as the insights of its analysis are. */
const asReading = ({ sentences }: AnswerSaid): SectionReading => ({
  summary: '',
  insights: sentences,
  recommendations: [],
  findings: [],
});

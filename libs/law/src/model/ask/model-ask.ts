import type { TextAnswer } from '@casewright/contracts';
import type { EngineContext, QuestionInput } from '../ai-tasks.js';
import { groundOf } from '../analyze/ground-findings.js';
import { groundReading } from '../analyze/ground-reading.js';
import type { SectionReading } from '../analyze/prompt.js';
import { LEAST_TOKENS } from '../analyze/read-document.js';
import { ToldItems } from '../analyze/told-items.js';
import type { Asker } from '../asker.js';
import { fence, leakDetector } from '../grounding/fence.js';
import { ModelError } from '../model-error.js';
import { chooseMaterial } from './choose-material.js';
import { type AnswerSaid, AnswerSaidSchema, INSTRUCTIONS, PROMPT_VERSION } from './prompt.js';

const ANSWER_TOKENS = 1_500;
const MOST_SENTENCES = 6;

/**
 * Has the model answer from a text, and holds each sentence to its quotation there.
 * @throws ModelError where it said something, and nothing of that can be shown
 */
export async function answerWith(
  asker: Asker,
  byRules: TextAnswer,
  input: QuestionInput,
  context: EngineContext,
  signal: AbortSignal,
): Promise<TextAnswer> {
  context.onProgress?.('Reading with the model', 0);
  const ground = groundOf(input);
  const told = new ToldItems(ground, context.citations, (text) => context.onText?.(text));
  const onWhole = (said: AnswerSaid) => context.onText && told.add(asReading(said));
  const answers = await ask(asker, byRules, input, onWhole, signal);
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
  return { ...byRules, engine: asker.model, sentences, grounding: { ...grounding, prompt } };
}

/** Asks of what fits the model's context; where that was said to be larger than it is, of half as much. */
async function ask(
  asker: Asker,
  byRules: TextAnswer,
  input: QuestionInput,
  onWhole: (said: AnswerSaid) => void,
  signal: AbortSignal,
  sectionTokens = asker.sectionTokens,
): Promise<AnswerSaid[]> {
  const { documentTokens } = asker;
  const material = chooseMaterial(input.text, byRules.passages, { sectionTokens, documentTokens });
  try {
    return await asker.askEach(
      material,
      (text, late) => askOf(asker, text, input.question, onWhole, late),
      signal,
    );
  } catch (thrown) {
    const half = Math.floor(sectionTokens / 2);
    const isTooLarge = thrown instanceof ModelError && thrown.fault === 'too-large';
    if (!isTooLarge || half < LEAST_TOKENS) throw thrown;
    return ask(asker, byRules, input, onWhole, signal, half);
  }
}

async function askOf(
  asker: Asker,
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
  return withoutLeaks(await asker.askInForm(asked, signal));
}

/** Sentences are held to a text as the insights of its analysis are. */
const asReading = ({ sentences }: AnswerSaid): SectionReading => ({
  summary: '',
  insights: sentences,
  recommendations: [],
  findings: [],
});

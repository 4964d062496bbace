import type { WritingReview } from '@casewright/contracts';
import type { Asker } from '../asker.js';
import { fence, leakDetector } from '../grounding/fence.js';
import {
  INSTRUCTIONS,
  MOST_REMARKS,
  MOST_REWRITES,
  type SectionReview,
  SectionReviewSchema,
  setting,
} from './prompt.js';

const ANSWER_TOKENS = 4_000;

/** What a model says about one section, and how much of it told of our side and was left out. */
interface ReviewedSection {
  said: SectionReview;
  leaked: { rewrites: number; tone: number };
}

/**
 * Has the model review one section of a draft.
 * @throws ModelError; the signal's reason once it is aborted
 */
export async function reviewSection(
  asker: Asker,
  section: string,
  about: Pick<WritingReview, 'documentKind' | 'audience'>,
  signal: AbortSignal,
): Promise<ReviewedSection> {
  const { mark, content } = fence('section', section);
  const question = {
    task: 'writing',
    system: INSTRUCTIONS,
    form: SectionReviewSchema,
    maxTokens: ANSWER_TOKENS,
    content: `${content}\n\n${setting(about)}`,
  };
  const all = await asker.askInForm(question, signal);
  const isClean = leakDetector([mark, INSTRUCTIONS]);
  const rewrites = all.rewrites
    .slice(0, MOST_REWRITES)
    .filter(({ suggested, why }) => isClean(suggested) && isClean(why));
  const tone = all.tone
    .slice(0, MOST_REMARKS)
    .filter(({ recommendation }) => isClean(recommendation));
  return {
    said: { rewrites, tone },
    leaked: {
      rewrites: all.rewrites.length - rewrites.length,
      tone: all.tone.length - tone.length,
    },
  };
}

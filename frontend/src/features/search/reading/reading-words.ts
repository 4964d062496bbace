import type { QuestionUnderstanding } from '@casewright/contracts';

/** What is said of a question's reading that cannot be searched by. */
export function readingWords(
  model: string,
  answer: QuestionUnderstanding | undefined,
  isFailed: boolean,
): string {
  if (isFailed) return `The model ${model} could not be asked how it reads your question.`;
  if (!answer) return `The model ${model} is reading your question.`;
  if (answer.fallback) return `The model did not read your question. ${answer.fallback.reason}`;
  return `The model ${model} has nothing to add to the words of your question.`;
}

/** What stands behind a reading. */
export function readingNote({ prompt = '', dropped }: QuestionUnderstanding): string {
  const left =
    dropped === 0
      ? ''
      : ` ${dropped === 1 ? 'One proposal' : `${dropped} proposals`} that it does not bear out ${dropped === 1 ? 'was' : 'were'} left out.`;
  return `Prompt ${prompt}. Phrases, court and years are those of your question; other words stand for words of it.${left}`;
}

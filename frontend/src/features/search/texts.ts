import { type QuestionUnderstanding } from '@casewright/contracts';

// Use search

export const inDigits = (count: number) => count.toLocaleString('en-US');

/** `1 case`, `1,234 cases`. */
export function countOfCases(total: number): string {
  return `${inDigits(total)} ${total === 1 ? 'case' : 'cases'}`;
}

/** What is said about a question's reading that cannot be searched by. */
export function readingWords(
  model: string,
  answer: QuestionUnderstanding | undefined,
  isFailed: boolean,
): string {
  if (isFailed) return `The model ${model} could not be reached to read your question.`;
  if (!answer) return `The model ${model} is reading your question.`;
  if (answer.fallback) return `The model did not read your question. ${answer.fallback.reason}`;
  return `The model ${model} has nothing to add to the words of your question.`;
}

/** What a reading rests on. */
export function readingNote({ prompt = '', dropped }: QuestionUnderstanding): string {
  const left =
    dropped === 0
      ? ''
      : ` ${dropped === 1 ? 'One proposal' : `${dropped} proposals`} that your question does not support ${dropped === 1 ? 'was' : 'were'} left out.`;
  return `Prompt ${prompt}. Phrases, courts, and years come from your question; other words stand for words in it.${left}`;
}

import {
  FIRST_CASES,
  type PhraseReach,
  type QuestionUnderstanding,
  SEARCH_LIMITS,
} from '@casewright/contracts';
import type { Sort } from './search-address';

const LABELS: Record<string, string> = {
  citation: 'The query is its citation',
  name: 'Words in its name',
  text: 'Words in its text',
};

const inDigits = (count: number) => count.toLocaleString('en-US');

/** Why counts beside the filters are too low where those of the results are not. */
export function reachOfCounts({ searched, of }: PhraseReach, sort: Sort): string {
  return `What these filters leave out is counted among the ${inDigits(searched)} ${FIRST_CASES[sort]} of ${inDigits(of)} cases that have the words of the search.`;
}

/** Why a search ends before its last match, and what to do. */
export function reachOfCases(pageSize: number): string {
  return `The first ${inDigits(SEARCH_LIMITS.page * pageSize)} cases of a search are shown: narrow it by court or date to see others.`;
}

/** The same where no answer says how many cases a page has. */
export function reachOfPages(): string {
  return `The first ${inDigits(SEARCH_LIMITS.page)} pages of a search are shown: narrow it by court or date to see others.`;
}

/** `1 case`, `1,234 cases`. */
export function countOfCases(total: number): string {
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'case' : 'cases'}`;
}

/** How the page names the engine of an answer; one that is unknown keeps its own name. */
export function engineName(engine: string): string {
  return engine === 'built-in' ? 'the built-in engine' : engine;
}

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

/** A signal in words: one that has no label yet is its own key, spelled out. */
export function signalLabel(key: string): string {
  if (Object.hasOwn(LABELS, key)) return LABELS[key] ?? key;
  const words = key.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

import { EXPLANATION_LIMIT } from '@casewright/contracts';
import type { CitationChecker } from '@casewright/law/checking';
import { splitSentences } from '@casewright/law/citations';
import { ForeignFacts } from '../grounding/flag-facts.js';
import { isGrounded, type Tally } from '../grounding/ground-prose.js';
import { markCitations, NOT_VERIFIED_BEGINS } from '../grounding/mark-citations.js';
import { NAME_DOUBTS } from '../grounding/mark-names.js';
import { NOT_CONFIRMED } from '../grounding/mark-treatment.js';
import { QuoteFinder } from '../grounding/quote-finder.js';
import type { Said } from './ask-explanations.js';

const MOST_SENTENCES = 2;
/** The words alongside the `v.` of a case's name; only from there is looked back for the first. */
const PARTIES = /(?= vs?\. )(?<=(\p{Lu}[\p{L}’'-]{0,80})[.,]?) vs?\. (\p{Lu}[\p{L}’'-]*)/gu;

export interface ExplanationTally extends Tally {
  sentencesKept: number;
  sentencesDropped: number;
  citationsVerified: number;
}

/**
 * The sentences that the case's own record supports: each quotation appears in it, each number, date
 * and name too (or in the query), and any other case that is cited is in the library. Empty: none.
 */
export async function groundExplanation(
  { text, record }: Said,
  query: string,
  checker: CitationChecker | undefined,
  tally: ExplanationTally,
): Promise<string> {
  const finder = new QuoteFinder(record);
  const isKnown = factsOf(`${record}\n${query}`);
  const said = sentencesOf(text);
  const borne = said.filter((sentence) => isGrounded(sentence, finder, tally) && isKnown(sentence));
  const marked = await markCitations(borne, record, checker);
  const isConfirmed = (sentence: string) =>
    ![NOT_VERIFIED_BEGINS, NOT_CONFIRMED, ...NAME_DOUBTS].some((mark) => sentence.includes(mark));
  const kept = marked.texts.filter(isConfirmed);
  const shown = fitting(kept);
  tally.citationsVerified += marked.verified;
  tally.sentencesKept += shown.length;
  tally.sentencesDropped += said.length - shown.length;
  return shown.join(' ');
}

function sentencesOf(text: string): string[] {
  const line = text.replace(/\s+/g, ' ').trim();
  return splitSentences(line).map(({ start, end }) => line.slice(start, end).trim());
}

/** Whether a sentence has no number, date, name, or party but those of a text. */
function factsOf(known: string): (sentence: string) => boolean {
  const facts = new ForeignFacts(known);
  const words = new Set(known.toLowerCase().match(/[\p{L}’'-]+/gu));
  return (sentence) =>
    facts.flag(sentence).length === 0 &&
    [...sentence.matchAll(PARTIES)].every(([, one, other]) =>
      [one!, other!].every((name) => words.has(name.toLowerCase())),
    );
}

/** As many as are promised, and no more letters than there is room for. */
function fitting(sentences: readonly string[]): string[] {
  const [first = '', ...others] = sentences.slice(0, MOST_SENTENCES);
  if (first === '' || first.length > EXPLANATION_LIMIT) return [];
  const all = [first, ...others];
  return all.join(' ').length <= EXPLANATION_LIMIT ? all : [first];
}

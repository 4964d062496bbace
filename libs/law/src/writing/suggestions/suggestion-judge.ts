import type { WritingDocumentKind } from '@casewright/contracts';
import { findCitations } from '@casewright/law/citations';
import { keepsMeaning } from '../invariants/keeps-meaning.js';
import { keepsRelations } from '../invariants/keeps-relations.js';
import { quotedPlaces } from '../reviewer/settle.js';
import { blockQuotations } from '../text/block-quotations.js';
import { definedTermsOf } from '../text/defined-terms.js';
import { blockKind, splitBlocks } from '../text/paragraphs.js';
import { type Paragraph, readParagraph } from '../text/reading.js';
import { contains, overlaps, type Span } from '../text/span.js';
import { differingWords, type Rewording } from './differing-words.js';

/** What someone who is no rule would put in the place of words of a text. */
interface Suggestion {
  /** Letter by letter as it is in the text. */
  original: string;
  suggested: string;
}

/** A suggestion that may be shown. */
interface JudgedSuggestion {
  /** The sentences that it is about, whole, as they would read. */
  sentences: Rewording;
  /** The words of them that it changes. */
  words: Rewording;
}

/** Sentences that one suggestion may be about. */
const MOST_SENTENCES = 3;
/** Places where the same words may stand that are looked at. */
const MOST_PLACES = 20;

/**
 * Judges suggestions for a text, of which nothing is believed: the words must be in a sentence of
 * the writer's own, and all that no suggestion may change must be as before. Null for one that may
 * not be shown.
 *
 * @param within the part of the text in which the words are looked for
 */
export type SuggestionJudge = (suggestion: Suggestion, within: Span) => JudgedSuggestion | null;

export function suggestionJudge(text: string, documentKind: WritingDocumentKind): SuggestionJudge {
  const blocks = splitBlocks(text);
  const quoted = documentKind === 'contract' ? [] : blockQuotations(text, blocks);
  const isQuoted = quotedPlaces(text);
  const terms = definedTermsOf(
    blocks.map(({ start, end }) => ({ paragraph: { text: text.slice(start, end) } })),
  );
  const read = new Map<number, Paragraph>();
  const own = (place: Span): Place | null => {
    const at = blocks.findIndex((block) => contains(block, place));
    const block = blocks[at];
    if (!block || quoted[at]) return null;
    const words = text.slice(block.start, block.end);
    const paragraph = read.get(at) ?? readParagraph(words, blockKind(words));
    read.set(at, paragraph);
    return sentencesAt(paragraph, block.start, place);
  };
  return ({ original, suggested }, within) => {
    for (const start of placesOf(text, original, within)) {
      const place = own({ start, end: start + original.length });
      if (!place) continue;
      const sentences = {
        start: place.start,
        end: place.end,
        text: put(text, place, { start, end: start + original.length, text: oneLine(suggested) }),
      };
      const words = differingWords(text, sentences);
      const isApart =
        words && !isQuoted(words) && !place.masked.some((span) => overlaps(span, words));
      return isApart && isKept(text, sentences, terms) ? { sentences, words } : null;
    }
    return null;
  };
}

/** Whole sentences of a paragraph, and what in it is not the writer's to change; the text's offsets. */
interface Place extends Span {
  masked: Span[];
}

function sentencesAt(paragraph: Paragraph, from: number, place: Span): Place | null {
  const moved = ({ start, end }: Span): Span => ({ start: start + from, end: end + from });
  const touched = paragraph.sentences.filter((sentence) => overlaps(moved(sentence), place));
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last || touched.length > MOST_SENTENCES) return null;
  if (touched.some(({ citesOnly }) => citesOnly)) return null;
  const { citations, quotations, masked } = paragraph;
  return {
    start: Math.min(place.start, moved(first).start),
    end: Math.max(place.end, moved(last).end),
    masked: [...citations.map(({ fullSpan }) => fullSpan), ...quotations, ...masked].map(moved),
  };
}

function* placesOf(text: string, words: string, { start, end }: Span): Generator<number> {
  if (words.trim() === '') return;
  let at = text.indexOf(words, start);
  for (let count = 0; count < MOST_PLACES && at >= 0 && at + words.length <= end; count++) {
    yield at;
    at = text.indexOf(words, at + 1);
  }
}

const oneLine = (words: string): string =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** The sentences of a place with some words of theirs put otherwise. */
const put = (text: string, place: Span, { start, end, text: words }: Rewording): string => {
  const old = text.slice(start, end);
  const lead = old.slice(0, old.length - old.trimStart().length);
  const trail = old.slice(old.trimEnd().length);
  return text.slice(place.start, start) + lead + words + trail + text.slice(end, place.end);
};

function isKept(
  text: string,
  { start, end, text: replacement }: Rewording,
  terms: ReadonlySet<string>,
): boolean {
  const original = text.slice(start, end);
  return (
    replacement.length <= original.length * 1.5 + 40 &&
    replacement.length >= original.length / 5 &&
    stop(original) === stop(replacement) &&
    cited(original) === cited(replacement) &&
    keepsMeaning({ original, replacement, opensSentence: true, terms }) &&
    keepsRelations(original, replacement)
  );
}

/** How a sentence ends. */
const stop = (sentence: string): string =>
  /$(?<=([.?!:;,]?[”"’')\]]*))/.exec(sentence.trimEnd())![1]!;

const cited = (text: string): string =>
  findCitations(text)
    .map(({ normalized }) => normalized)
    .join('\n');

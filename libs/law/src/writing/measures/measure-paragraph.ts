import type { Token } from '@casewright/law/sentences';
import type { Paragraph, Sentence } from '../text/reading.js';
import { sentencePassives } from '../verbs/passive.js';
import type { Counts } from './formulas.js';
import { syllables } from './syllables.js';

/** What a paragraph adds to the measures of its text. */
export interface ParagraphMeasures extends Counts {
  /** Words of each sentence that is not a citation. */
  lengths: number[];
  passiveSentences: number;
  /** Nouns that name things, people, or places, and figures. */
  concrete: number;
  /** Nouns that name actions and qualities. */
  abstract: number;
  /** Neighboring sentences, and those of them that are tied to the one before. */
  pairs: number;
  tied: number;
}

export function measureParagraph(paragraph: Paragraph): ParagraphMeasures {
  const sum: ParagraphMeasures = {
    words: 0,
    sentences: 0,
    syllables: 0,
    complexWords: 0,
    lengths: [],
    passiveSentences: 0,
    concrete: 0,
    abstract: 0,
    pairs: 0,
    tied: 0,
  };
  let before: Sentence | undefined;
  for (const sentence of paragraph.sentences) {
    if (sentence.citesOnly || sentence.words === 0) continue;
    addWords(sum, paragraph.text, sentence);
    sum.sentences++;
    sum.lengths.push(sentence.words);
    if (sentencePassives(sentence).length > 0) sum.passiveSentences++;
    if (before) {
      sum.pairs++;
      if (isTied(before, sentence)) sum.tied++;
    }
    before = sentence;
  }
  return sum;
}

function addWords(sum: ParagraphMeasures, text: string, { tokens }: Sentence): void {
  for (const token of tokens) {
    if (token.kind === 'mark') continue;
    if (token.masked && token.text.startsWith('Q')) {
      for (const word of text.slice(token.start, token.end).match(/\p{L}[\p{L}'’-]*/gu) ?? []) {
        addWord(sum, word);
      }
    } else if (!token.masked) {
      if (token.kind === 'word') addWord(sum, token.text, token.lower);
      else {
        sum.words++;
        sum.syllables++;
      }
      addConcreteness(sum, token);
    }
  }
}

function addWord(sum: ParagraphMeasures, word: string, lower = word): void {
  const count = syllables(lower);
  sum.words++;
  sum.syllables += count;
  if (count < 3 || /^\p{Lu}/u.test(word) || word.includes('-')) return;
  const bare = word.replace(/(?:es|ed|ing)$/, '');
  if (syllables(bare) >= 3) sum.complexWords++;
}

/** Endings of nouns made from verbs and adjectives. */
const ABSTRACT = /(?:[ts]ion|ment|ness|[^c]ity|ance|ence|ism|ship|hood|ency|ancy)s?$/;
/** Nouns with such an ending that name something one can point at. */
const THINGS =
  /^(?:city|cities|apartment|document|instrument|cement|department|equipment|garment|basement|ambulance|fence|evidence|residence|station|prison|vision|television|facility|facilities|university|witness|witnesses|business|businesses|judgment|judgments|statement|statements|agreement|agreements|physician|ship|sentence|sentences)s?$/;

function addConcreteness(sum: ParagraphMeasures, { kind, pos, lower }: Token): void {
  if (kind === 'number' || pos === 'PROPN') sum.concrete++;
  else if (pos === 'NOUN' && lower.length > 2) {
    if (ABSTRACT.test(lower) && !THINGS.test(lower)) sum.abstract++;
    else sum.concrete++;
  }
}

const CONNECTIVES = new Set(
  'but and yet so thus therefore however moreover further furthermore accordingly consequently nevertheless nonetheless similarly likewise instead rather indeed still then next finally first second third also because although though while here hence this that these those it they he she its their his her such both neither another as in'.split(
    ' ',
  ),
);

/** A sentence is tied to the one before by its first word or by a content word of both. */
function isTied(before: Sentence, sentence: Sentence): boolean {
  const first = sentence.tokens.find(({ kind }) => kind === 'word');
  if (first && first.lower !== 'in' && CONNECTIVES.has(first.lower)) return true;
  const known = new Set(before.tokens.filter(isContent).map(stem));
  return sentence.tokens.some((token) => isContent(token) && known.has(stem(token)));
}

const isContent = ({ pos, lower, masked }: Token): boolean =>
  !masked && lower.length > 3 && (pos === 'NOUN' || pos === 'PROPN' || pos === 'VERB');

const stem = ({ lower }: Token): string =>
  lower
    .replace(/'s$/, '')
    .replace(/(?:ations?|ments?|ings?|ions?|ed|es|s)$/, '')
    .slice(0, 8);

import type { ParagraphScores, WritingScores } from '@casewright/contracts';
import { compareWithOpinions } from '../comparison/compare.js';
import type { Span } from '../text/span.js';
import { readability, round } from './formulas.js';
import type { ParagraphMeasures } from './measure-paragraph.js';

/** Sentences of so many words are counted together; the last class is open. */
const CLASSES = [
  [1, 10],
  [11, 20],
  [21, 30],
  [31, 40],
  [41, 50],
  [51, null],
] as const;

type PlacedMeasures = Span & { measures: ParagraphMeasures };

/** The scores of a text from those of its paragraphs of prose. */
export function score(paragraphs: readonly PlacedMeasures[]): WritingScores {
  const total = sumOf(paragraphs.map(({ measures }) => measures));
  const lengths = paragraphs.flatMap(({ measures }) => measures.lengths);
  const reading = readability(total);
  return {
    words: total.words,
    readability: reading,
    sentences: {
      count: total.sentences,
      meanLength: meanLength(total),
      distribution: CLASSES.map(([from, to]) => ({
        from,
        to,
        count: lengths.filter((words) => words >= from && (to === null || words <= to)).length,
      })),
    },
    passiveShare: share(total.passiveSentences, total.sentences),
    concreteness: concreteness(total),
    flow: flow(total),
    paragraphs: paragraphs.map(paragraphScores),
    comparison: compareWithOpinions(reading.flesch, total.words),
  };
}

function paragraphScores({ start, end, measures }: PlacedMeasures): ParagraphScores {
  return {
    start,
    end,
    words: measures.words,
    sentences: measures.sentences,
    meanSentenceLength: meanLength(measures),
    readability: readability(measures),
    passiveShare: share(measures.passiveSentences, measures.sentences),
    concreteness: concreteness(measures),
    flow: flow(measures),
  };
}

type Sum = Omit<ParagraphMeasures, 'lengths'>;

function sumOf(all: readonly ParagraphMeasures[]): Sum {
  const add = (key: keyof Sum): number => all.reduce((sum, measures) => sum + measures[key], 0);
  return {
    words: add('words'),
    sentences: add('sentences'),
    syllables: add('syllables'),
    complexWords: add('complexWords'),
    passiveSentences: add('passiveSentences'),
    concrete: add('concrete'),
    abstract: add('abstract'),
    pairs: add('pairs'),
    tied: add('tied'),
  };
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;

const meanLength = ({ words, sentences }: Sum): number =>
  sentences === 0 ? 0 : round(words / sentences);

/** 100 × concrete nouns, names, and figures, of these and abstract nouns. 0 without nouns. */
const concreteness = ({ concrete, abstract }: Sum): number =>
  round(100 * share(concrete, concrete + abstract));

/**
 * 100 × sentences that are tied to the one before, of all sentences that follow one: by a
 * connective or a pronoun at their beginning, or by a content word that both have. 100 for a
 * paragraph of one sentence.
 */
const flow = ({ pairs, tied }: Sum): number =>
  pairs === 0 ? 100 : round(100 * share(tied, pairs));

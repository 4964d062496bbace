import { countOf } from '@casewright/contracts';

// Scores panel

export const sentencesOfWords = (count: number, each: string | number) =>
  `${countOf(count, 'sentence')} of ${each} words`;
export const sentencesByNumberOfWords = (count: number) =>
  `${countOf(count, 'sentence')}, by number of words.`;
export const shareOfPassiveSentencesBy = (
  many: number,
  paragraphsCount: string | number,
  passiveParagraph: string | number,
) =>
  `Share of passive sentences by paragraph; ${many} of ${paragraphsCount} paragraphs ${many === 1 ? 'has' : 'have'} ${passiveParagraph} or more.`;
export const passiveIn = (paragraphs: string, share: string) => `${paragraphs}: ${share} passive`;

// Trend chart

export const readingEaseFindingsWords = (
  when: string | number,
  flesch: string | number,
  findings: number,
  words: number,
) => `${when}: reading ease ${flesch}, ${countOf(findings, 'finding')}, ${countOf(words, 'word')}`;

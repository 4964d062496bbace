import { countOf } from '@casewright/contracts';

// Scores panel

export const nothingToMeasureYet = 'Nothing to measure yet';
export const readabilitySentenceLengthsAndPassives =
  'Readability, sentence length, and passive voice are measured once there is a sentence.';
export const thisDraftSoFar = 'This draft so far';
export const readingEaseAtEachAnalysis = 'Reading ease at each analysis.';
export const clearerThan = 'Clearer than ';
export const ofOpinions = ' of the opinions';
export const readingEase = 'Reading ease';
export const flesch = (flesch: string | number) => `Flesch; ${flesch}`;
export const grade = 'Grade';
export const fleschKincaid = 'Flesch–Kincaid; years of school';
export const fog = 'Fog';
export const gunningYearsOfSchool = 'Gunning; years of school';
export const wordsToSentence = 'Words per sentence';
export const onAverage = 'on average';
export const passiveSentences = 'Passive sentences';
export const ofAll = 'of all';
export const concreteness = 'Concreteness';
export const of100 = 'out of 100';
export const flow = 'Flow';
export const readability = 'Readability';
export const measuresOfWholeText = 'Measures of the whole text';
export const sentencesOfWords = (count: number, each: string | number) =>
  `${countOf(count, 'sentence')} of ${each} words`;
export const sentencesByLength = (value: string | number) => `Sentences by length: ${value}.`;
export const sentenceLengths = 'Sentence lengths';
export const sentencesByNumberOfWords = (count: number) =>
  `${countOf(count, 'sentence')}, by number of words.`;
export const paragraph = (value: string | number) => `Paragraph ${value}`;
export const paragraphsTo = (value: string | number, value2: string | number) =>
  `Paragraphs ${value} to ${value2}`;
export const shareOfPassiveSentencesBy = (
  many: number,
  paragraphsCount: string | number,
  passiveParagraph: string | number,
) =>
  `Share of passive sentences by paragraph; ${many} of ${paragraphsCount} paragraphs ${many === 1 ? 'has' : 'have'} ${passiveParagraph} or more.`;
export const passiveIn = (paragraphs: string, share: string) => `${paragraphs}: ${share} passive`;
export const passiveByParagraph = 'Passive by paragraph';
export const hardestParagraphs = 'Hardest paragraphs';
export const readingEaseOf = 'Reading ease ';
export const wordsToSentenceOf = ' words per sentence ';

// Trend chart

export const readingEaseOverAnalyses = (
  trendCount: string | number,
  first: string | number,
  last: string | number,
) => `Reading ease over ${trendCount} analyses: from ${first} to ${last}.`;
export const readingEaseFindingsWords = (
  when: string | number,
  flesch: string | number,
  findings: number,
  words: number,
) => `${when}: reading ease ${flesch}, ${countOf(findings, 'finding')}, ${countOf(words, 'word')}`;

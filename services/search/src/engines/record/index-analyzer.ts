import {
  type AnalyzedCase,
  CaseAnalyzer,
  type Digest,
  digestOf,
  isSuggestible,
} from '@casewright/law/ranking';
import type { CaseToAnalyze } from '@casewright/law/records';
import type { StageAnalyzer } from '../../library/library-stage.js';

/**
 * Version of the word analysis; an index built with another version is rebuilt. Raise it with any
 * change to the terms of a text: stems, stop words, word boundaries, sentences, forms of names.
 */
export const ANALYSIS_VERSION = 2;

/**
 * Everything the index takes from the case alone. Plain values and typed arrays, because it crosses
 * threads.
 */
export interface IndexAnalysis extends Omit<AnalyzedCase, 'caseId'> {
  digest: Digest;
  /** Spellings that no earlier case of the batch or import had, each with its term. */
  newWords: [word: string, term: number][];
}

/**
 * Returns a function that analyzes cases one by one and reports each word when it first meets it.
 * Opinions are identified by their ordinals until they have ids.
 */
export function begin(): (item: CaseToAnalyze) => IndexAnalysis {
  let newWords: [word: string, term: number][] = [];
  const cases = new CaseAnalyzer((word, term) => {
    if (isSuggestible(word)) newWords.push([word, term]);
  });
  return (item) => {
    newWords = [];
    const { caseId: _, ...analyzed } = cases.analyze({
      caseId: 0,
      names: [item.name, ...item.otherNames],
      citations: item.citations,
      docket: item.docket,
      judges: item.judges,
      head: headTexts(item),
      opinions: item.opinions.map(({ ordinal, text }) => ({ opinionId: ordinal, text })),
    });
    return { ...analyzed, digest: digestOf(item), newWords };
  };
}

/** The texts of the head, in the order in which they are shown. */
function headTexts(
  item: Pick<CaseToAnalyze, 'topics' | 'summary' | 'keyPoints' | 'syllabus'>,
): string[] {
  return [...item.topics, item.summary, ...item.keyPoints, item.syllabus ?? ''];
}

export const indexAnalyzer: StageAnalyzer = {
  name: 'index',
  module: new URL('./index-analyzer.js', import.meta.url).href,
  begin,
};

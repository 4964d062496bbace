import type { CaseToAnalyze, StageAnalyzer } from '../../../library/library-stage.js';
import { CaseAnalyzer } from './case-analyzer.js';
import { type AnalyzedCase } from './case-text.js';
import { type Digest, digestOf } from './digest.js';
import { isSuggestible } from './vocabulary.js';

/**
 * The version of the analysis of words: an index that another one made is made again. It changes with
 * whatever changes the terms of a text: stems, stop words, what is one word, forms of names.
 */
export const ANALYSIS_VERSION = 1;

/** All that a case alone tells the index. Plain values and typed arrays: it crosses threads. */
export interface IndexAnalysis extends Omit<AnalyzedCase, 'caseId'> {
  digest: Digest;
  /** Spellings that this thread has not met before, each with its term. */
  newWords: [word: string, term: number][];
}

/** Analyzes records one by one, and tells which words it meets for the first time. */
class RecordAnalyzer {
  private newWords: [word: string, term: number][] = [];
  private readonly cases = new CaseAnalyzer((word, term) => {
    if (isSuggestible(word)) this.newWords.push([word, term]);
  });

  analyze(item: CaseToAnalyze): IndexAnalysis {
    this.newWords = [];
    const { caseId: _, ...analyzed } = this.cases.analyze({
      caseId: 0,
      names: [item.name, ...item.otherNames],
      citations: item.citations,
      docket: item.docket,
      judges: item.judges,
      head: headTexts(item),
      opinions: item.opinions.map(({ ordinal, text }) => ({ opinionId: ordinal, text })),
    });
    return { ...analyzed, digest: digestOf(item), newWords: this.newWords };
  }
}

/** This thread's; its table of words is made when it first has a record. */
let own: RecordAnalyzer | undefined;

/** The analysis of one case. Opinions are told apart by their ordinals until they have ids. */
export function analyze(item: CaseToAnalyze): IndexAnalysis {
  own ??= new RecordAnalyzer();
  return own.analyze(item);
}

/** The texts of the head, in the order in which they are shown and read. */
function headTexts(
  item: Pick<CaseToAnalyze, 'topics' | 'summary' | 'keyPoints' | 'syllabus'>,
): string[] {
  return [item.topics.join('; '), item.summary, ...item.keyPoints, item.syllabus ?? ''];
}

export const indexAnalyzer: StageAnalyzer = {
  name: 'index',
  module: new URL('./index-analyzer.js', import.meta.url).href,
  analyze,
};

import type { CaseToAnalyze, StageAnalyzer } from '../../../library/library-stage.js';
import { CaseAnalyzer } from './case-analyzer.js';
import { type AnalyzedCase } from './case-text.js';
import { type Digest, digestOf } from './digest.js';
import { isSuggestible } from './vocabulary.js';

/**
 * Version of the word analysis; an index built with another version is rebuilt. Raise it with any
 * change to the terms of a text: stems, stop words, word boundaries, forms of names.
 */
export const ANALYSIS_VERSION = 1;

/**
 * Everything the index takes from the case alone. Plain values and typed arrays, because it crosses
 * threads.
 */
export interface IndexAnalysis extends Omit<AnalyzedCase, 'caseId'> {
  digest: Digest;
  /** Spellings new to this thread, each with its term. */
  newWords: [word: string, term: number][];
}

/** Analyzes records one by one, and reports each word when it first meets it. */
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

/** This thread's analyzer; its word table is allocated with the first record. */
let own: RecordAnalyzer | undefined;

/** Analyzes one case. Opinions are identified by their ordinals until they have ids. */
export function analyze(item: CaseToAnalyze): IndexAnalysis {
  own ??= new RecordAnalyzer();
  return own.analyze(item);
}

/** The texts of the head, in the order in which they are shown. */
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

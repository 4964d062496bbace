import { LIBRARY_OUT_OF_REACH } from '../citations/verdict.js';
import { analysisWarnings } from './analysis-warnings.js';

describe('the warnings of an analysis', () => {
  const explanations = (...texts: string[]) =>
    analysisWarnings({ citations: texts.map((explanation) => ({ explanation })) });

  it('say that citations were not checked where the library was away, and what to do', () => {
    expect(explanations('Agrees with the library.', LIBRARY_OUT_OF_REACH)).toEqual([
      {
        title: 'Citations not checked',
        sentences: [
          expect.stringContaining('could not be reached'),
          'Check them again before you rely on them.',
        ],
      },
    ]);
  });

  it('say nothing of citations that there is nothing to compare with', () => {
    expect(explanations('Statutes are not in the library.')).toEqual([]);
    expect(analysisWarnings({})).toEqual([]);
  });
});

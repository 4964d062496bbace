import { explainFailure } from '../source/import-error.js';

/**
 * The sentence for an administrator from what an import's process printed before it ended; empty
 * where there is none. What V8 prints as it dies is not one.
 */
export function lastWords(code: number | null, said: string): string {
  // The command's own sentence follows whatever Node has warned of.
  if (code === 1) return said.trim().split('\n\n').at(-1) ?? '';
  return /out of memory/i.test(said) ? explainFailure(new Error('out of memory')) : '';
}

/**
 * What work on one user's texts does to everyone else, in the one-process shape; part of the
 * benchmark `texts`. It fails where a request holds the event loop for more than 50 ms or is answered
 * with a 5xx, and where another user's search takes more than 300 ms at p95 meanwhile.
 *
 *   FAIRNESS=off       leaves it out
 *   FAIRNESS=all       every string, not only those that were the slowest
 *   ROUTE=search       routes whose name has this in it
 *   STRING=quotes      strings whose name has this in it
 */
import { measureHolds } from './holds.mjs';
import { measureNeighbors } from './neighbors.mjs';
import { startProduct } from './product.mjs';

export async function runFairness(
  { FAIRNESS: how = '', ROUTE: route, STRING: string } = process.env,
) {
  if (how === 'off') return null;
  const product = await startProduct({
    TEXT_CPU_SECONDS: '5',
    // The strings are more than one user may keep.
    ...{ QUOTA_DOCUMENTS: '0', QUOTA_DOCUMENT_MB: '0', QUOTA_DRAFTS: '0' },
  });
  try {
    console.log('\nThe longest hold of the event loop, of each route:\n');
    const holds = await measureHolds(product, { all: how === 'all', route, string });
    const neighbors = await measureNeighbors(product);
    if (holds.above + neighbors.above > 0) process.exitCode = 1;
    return { holds, neighbors };
  } finally {
    await product.stop();
  }
}

/**
 * What work on one user's texts does to everybody else, in the one-process shape; part of the
 * benchmark `texts`.
 *
 *   FAIRNESS=off       leaves it out
 *   FAIRNESS=all       every string, not only those that were the slowest
 *   ROUTE=search       routes whose name has this in it
 *   STRING=quotes      strings whose name has this in it
 */
import { measureHolds } from './holds.mjs';
import { measureNeighbours } from './neighbours.mjs';
import { startProduct } from './product.mjs';

export async function runFairness(
  { FAIRNESS: how = '', ROUTE: route, STRING: string } = process.env,
) {
  if (how === 'off') return null;
  const product = await startProduct({ TEXT_CPU_SECONDS: '5' });
  try {
    console.log('\nThe longest hold of the event loop, of each route:\n');
    const holds = await measureHolds(product, { all: how === 'all', route, string });
    const neighbours = await measureNeighbours(product);
    return { holds, neighbours };
  } finally {
    await product.stop();
  }
}

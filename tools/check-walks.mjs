/** Fails when a walk of docs/architecture.md is not the way that the code takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';
import { readGraph } from './structure/import-graph.mjs';
import { walkFaults, walksIn } from './structure/walk-faults.mjs';

const walks = walksIn(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'));
const graph = readGraph(ROOT);
const faults = walks.flatMap((walk) => walkFaults(walk, graph));
for (const { title, files } of walks) console.log(`${title}: ${files.length} files.`);
if (faults.length > 0 || walks.length === 0) {
  console.error(faults.join('\n') || 'docs/architecture.md has no walk.');
  process.exit(1);
}

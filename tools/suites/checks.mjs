import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { runNode } from './run.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);

const CHECKS = [
  ['lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['types', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json', '--noEmit']],
  [
    'types of the web application',
    [bin('typescript/bin/tsc'), '-p', 'frontend/tsconfig.json', '--noEmit'],
  ],
  ['size of the first load', ['frontend/bin/size.mjs']],
  [
    'imports',
    [
      '--require=./tools/structure/with-typescript-6.cjs',
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      'libs',
      'services',
      'gateway',
      'frontend',
      'bench',
      'tools',
    ],
  ],
  [
    'spelling',
    [
      bin('cspell/bin.mjs'),
      '--no-progress',
      '--no-summary',
      '--cache',
      '--cache-location',
      'node_modules/.cache/cspell',
      '.',
    ],
  ],
  ['packages', ['tools/packages/check.mjs']],
  ['links of the documents', ['tools/check-links.mjs']],
  ['walks of the documents', ['tools/check-walks.mjs']],
  ['shape', ['tools/structure/shape.mjs', '--check']],
  ['ASVS table', ['tools/check-asvs.mjs']],
  ['tests of the specification', ['tools/check-specification.mjs']],
];

/** What can be said about the code without running it. */
export async function checks() {
  const failures = [];
  for (const [name, args] of CHECKS) {
    const ok = (await runNode(args)) === 0;
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    if (!ok) failures.push({ name, message: 'What it says stands above.' });
  }
  const failed = failures.length;
  return { passed: CHECKS.length - failed, failed, skipped: 0, failures, leftOut: [] };
}

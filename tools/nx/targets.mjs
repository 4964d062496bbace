/**
 * The Nx plugin that gives every package its targets, so that none of them is written down in each:
 * `lint`; `test` where there are unit specs; `integration` where there are specs against servers;
 * `typecheck` where there is TypeScript. What they depend on, and what is kept of them, is in
 * `targetDefaults` of nx.json.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const JEST = 'node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js';
const NOT_OURS = new Set(['node_modules', 'dist']);
/** What is no npm package: its tags appear here instead of in its package.json. */
const TOOLS = { name: 'tools', tags: ['type:tool', 'scope:tools'] };

/** The targets of the package in the folder `root`. */
function targetsOf(root, workspaceRoot) {
  const inWhole = (command) => ({ command, options: { cwd: '{workspaceRoot}' } });
  const files = filesIn(join(workspaceRoot, root));
  const has = (name) => files.some((file) => name.test(file));
  const targets = { lint: inWhole(`biome check --error-on-warnings ${root}`) };
  if (has(/\.tsx?$/)) targets.typecheck = inWhole(`node tools/nx/typecheck.mjs ${root}`);
  if (has(/\.spec\.(?:ts|mjs)$/)) targets.test = inWhole(`${JEST} ${root}/ --selectProjects unit`);
  if (has(/\.int-spec\.ts$/)) {
    targets.integration = inWhole(`${JEST} ${root}/ --selectProjects integration --runInBand`);
  }
  return targets;
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return NOT_OURS.has(entry.name) ? [] : filesIn(join(folder, entry.name));
  });
}

export const createNodes = [
  '{{libs,services}/*/package.json,{gateway,frontend,bench}/package.json,tools/test.mjs}',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file);
      const targets = targetsOf(root, workspaceRoot);
      const project = root === 'tools' ? { ...TOOLS, targets } : { targets };
      return [file, { projects: { [root]: project } }];
    }),
];

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import config from '../../.dependency-cruiser.mjs';
import { ROOT } from '../prepare.mjs';

/** Of each rule, imports that it must refuse: the file, and the file or package that it imports. */
const REFUSED = {
  'libs/contracts-uses-its-own': [['libs/contracts/src/a.mjs', 'libs/law/src/citations/b.mjs']],
  'libs/law-uses-its-own': [['libs/law/src/citations/a.mjs', 'services/search/src/b.mjs']],
  'libs/platform-uses-its-own': [['libs/platform/src/a.mjs', 'libs/database/src/b.mjs']],
  'libs/audit-log-uses-its-own': [['libs/audit-log/src/a.mjs', 'libs/database/src/b.mjs']],
  'libs/openid-uses-its-own': [['libs/openid/src/a.mjs', 'libs/database/src/b.mjs']],
  'libs/database-uses-its-own': [['libs/database/src/a.mjs', 'libs/messaging/src/b.mjs']],
  'libs/messaging-uses-its-own': [['libs/messaging/src/a.mjs', 'gateway/src/b.mjs']],
  'libs/extraction-uses-its-own': [['libs/extraction/src/a.mjs', 'libs/messaging/src/b.mjs']],
  'libs/uploads-uses-its-own': [['libs/uploads/src/a.mjs', 'libs/database/src/b.mjs']],
  'libs/object-store-uses-its-own': [['libs/object-store/src/a.mjs', 'libs/database/src/b.mjs']],
  'libs/retention-uses-its-own': [['libs/retention/src/a.mjs', 'libs/database/src/b.mjs']],
  'libs/testing-uses-its-own': [['libs/testing/src/a.mjs', 'services/auth/src/b.mjs']],
  'gateway-uses-its-own': [['gateway/src/a.mjs', 'libs/database/src/b.mjs']],
  'frontend-uses-its-own': [['frontend/src/shared/a.mjs', 'libs/messaging/src/b.mjs']],
  'services/auth-uses-its-own': [['services/auth/src/a.mjs', 'libs/law/src/citations/b.mjs']],
  'services/search-uses-its-own': [['services/search/src/a.mjs', 'libs/uploads/src/b.mjs']],
  'services/analysis-uses-its-own': [['services/analysis/src/a.mjs', 'services/search/src/b.mjs']],
  'services/export-uses-its-own': [['services/export/src/a.mjs', 'services/auth/src/b.mjs']],
  'services/standalone-uses-its-own': [['services/standalone/src/a.mjs', 'bench/b.mjs']],
  'no-circles-between-folders': [
    ['libs/law/src/citations/one/a.mjs', 'libs/law/src/citations/two/b.mjs'],
    ['libs/law/src/citations/two/c.mjs', 'libs/law/src/citations/one/d.mjs'],
  ],
  'no-circles-between-files': [
    ['libs/law/src/citations/e.mjs', 'libs/law/src/citations/f.mjs'],
    ['libs/law/src/citations/f.mjs', 'libs/law/src/citations/e.mjs'],
  ],
  'nothing-uses-tools': [
    ['services/export/src/tool.mjs', 'tools/b.mjs'],
    ['frontend/src/app/tool.mjs', 'tools/b.mjs'],
  ],
  'a-feature-uses-no-feature': [
    ['frontend/src/features/one/a.mjs', 'frontend/src/features/two/b.mjs'],
  ],
  'shared-uses-no-feature': [
    ['frontend/src/shared/c.mjs', 'frontend/src/features/two/b.mjs'],
    ['frontend/src/shared/d.mjs', 'frontend/src/app/b.mjs'],
  ],
  'features-do-not-use-app': [['frontend/src/features/one/c.mjs', 'frontend/src/app/b.mjs']],
  'imports-lead-somewhere': [['gateway/src/lost.mjs', './nowhere.mjs']],
  'law-is-pure': [
    ['libs/law/src/citations/g.mjs', 'node:fs'],
    ['libs/law/src/writing/g.mjs', 'libs/platform/src/b.mjs'],
    ['libs/law/src/writing/package.mjs', 'undeclared'],
  ],
  'a-room-of-law-has-one-door': [
    ['libs/law/src/writing/h.mjs', 'libs/law/src/citations/one/b.mjs'],
    ['libs/law/src/treatment/h.mjs', 'libs/law/src/citations/one/b.mjs'],
  ],
  'the-browser-has-no-node': [
    ['frontend/src/app/core.mjs', 'node:fs'],
    ['libs/contracts/src/core.mjs', 'node:fs'],
    ['libs/law/src/citations/core.mjs', 'node:fs'],
    ['libs/law/src/writing/core.mjs', 'node:fs'],
  ],
  'engines-are-behind-their-port': [
    ['services/search/src/cases/a.mjs', 'services/search/src/engines/built-in/b.mjs'],
  ],
  'engines-stand-apart': [
    ['services/search/src/engines/opensearch/a.mjs', 'services/search/src/engines/built-in/b.mjs'],
    ['services/search/src/engines/built-in/c.mjs', 'services/search/src/engines/opensearch/d.mjs'],
    ['services/search/src/engines/record/a.mjs', 'services/search/src/engines/built-in/b.mjs'],
  ],
  'packages-are-declared': [['libs/platform/src/package.mjs', 'undeclared']],
};

/** What is found in a tree of these imports, as `rule: file`, or `rule: folder` for a circle of folders. */
function violations(tree) {
  const sources = new Map();
  for (const [from, to] of Object.values(REFUSED).flat()) {
    if (to.includes('/') && !to.startsWith('.') && !sources.has(to)) sources.set(to, '');
    sources.set(from, `import '${specifier(from, to)}';\n`);
  }
  sources.set('package.json', '{"name": "tree"}');
  sources.set('libs/platform/package.json', '{"name": "platform"}');
  sources.set('node_modules/undeclared/package.json', '{"name": "undeclared", "main": "a.js"}');
  sources.set('node_modules/undeclared/a.js', '');
  for (const [path, text] of sources) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const cruise = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const options = ['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const { stdout } = spawnSync(
    process.execPath,
    [cruise, ...options, 'libs', 'services', 'gateway', 'frontend', 'bench', 'tools'],
    { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

function specifier(from, to) {
  if (to.startsWith('.') || !to.includes('/')) return to;
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

describe('what may import what', () => {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'casewright-imports-')));
  let found;
  beforeAll(() => {
    found = violations(tree);
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it.each(config.forbidden.map(({ name }) => name))('%s refuses what breaks it', (name) => {
    const files = (REFUSED[name] ?? [['no import of the table']]).map(([from]) => from);
    const isOfFolders = name === 'no-circles-between-folders';
    const expected = files.map((from) => `${name}: ${isOfFolders ? dirname(from) : from}`);
    // A circle of files is told once, of the first of them.
    const told = name.startsWith('no-circles') ? expected.slice(0, 1) : expected;
    expect(found).toEqual(expect.arrayContaining(told));
  });
});

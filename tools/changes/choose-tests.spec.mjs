import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../prepare.mjs';
import { SPECS_OF_FEATURES, showsFeature } from './browser-specs.mjs';
import { changedFiles } from './changed-files.mjs';
import { chooseTests } from './choose-tests.mjs';
import { makeGraph, readGraph } from './import-graph.mjs';

const ENTRIES = new Map([
  ['@casewright/law/citations', 'libs/law/src/citations/index.ts'],
  ['@casewright/testing', 'libs/testing/src/index.ts'],
]);
const SOURCES = {
  'libs/law/src/citations/index.ts': "export { names } from './names/names.js';",
  'libs/law/src/citations/names/names.ts': 'export const names = [];',
  'libs/law/src/citations/names/names.spec.ts': "import { names } from './names.js';",
  'libs/law/src/citations/courts.spec.ts': '',
  'libs/testing/src/index.ts': '',
  'services/analysis/src/check.ts': "import { names } from '@casewright/law/citations';",
  'services/analysis/src/check.spec.ts': "import { check } from './check.js';",
  'services/analysis/src/other.spec.ts': "import '@casewright/testing';",
  'services/analysis/src/thread.ts': "new URL('./thread-main.js', import.meta.url)",
  'services/analysis/src/thread-main.ts': '',
  'services/analysis/src/thread.int-spec.ts': "import { t } from './thread.js';",
  'services/analysis/src/main.ts': '',
  'frontend/src/app/routes.tsx': "import('../features/home/home-screen')",
  'frontend/src/features/home/home-screen.tsx': "import { x } from '../../shared/x';",
  'frontend/src/features/home/texts.spec.ts': '',
  'frontend/src/shared/x.ts': "import { names } from '@casewright/law/citations';",
  'frontend/e2e/fixtures/test.ts': '',
  'frontend/e2e/home.e2e.ts': "import { test } from './fixtures/test';",
  'frontend/e2e/accessibility.e2e.ts': '',
  'frontend/e2e/history.e2e.ts': '',
  'frontend/e2e/model/search.e2e.ts': '',
};
const choose = (...changed) =>
  chooseTests(changed, makeGraph(new Map(Object.entries(SOURCES)), ENTRIES));

const NONE = { unit: [], integration: [], browser: [], model: [], 'sign-on': [] };
const BROWSER = Object.keys(SOURCES).filter((path) => /^frontend\/e2e\/[^/]+\.e2e\.ts$/.test(path));

describe('the tests that a change touches', () => {
  it('reach specs of other packages through the names of packages', () => {
    const { unit } = choose('libs/law/src/citations/names/names.ts');
    expect(unit).toEqual([
      'libs/law/src/citations/names/names.spec.ts',
      'services/analysis/src/check.spec.ts',
    ]);
  });

  it('are only those that import it', () => {
    expect(choose('services/analysis/src/check.ts')).toEqual({
      ...NONE,
      unit: ['services/analysis/src/check.spec.ts'],
    });
    expect(choose('libs/testing/src/index.ts').unit).toEqual([
      'services/analysis/src/other.spec.ts',
    ]);
  });

  it('are those of what starts a thread, too', () => {
    expect(choose('services/analysis/src/thread-main.ts')).toEqual({
      ...NONE,
      integration: ['services/analysis/src/thread.int-spec.ts'],
    });
  });

  it.each([
    ['data', 'services/analysis/src/words.json'],
    ['a file that is gone', 'services/analysis/src/gone.ts'],
    ["a program's entry", 'services/analysis/src/main.ts'],
  ])('are all of the package for %s', (_what, path) => {
    expect(choose(path)).toEqual({
      ...NONE,
      unit: ['services/analysis/src/check.spec.ts', 'services/analysis/src/other.spec.ts'],
      integration: ['services/analysis/src/thread.int-spec.ts'],
    });
  });

  it('are those of the packages that use it, too, when data of a package has changed', () => {
    expect(choose('libs/law/src/citations/courts.json').unit).toContain(
      'services/analysis/src/check.spec.ts',
    );
  });

  it('are the browser specs of a feature and those that go through all', () => {
    expect(choose('frontend/src/features/home/home-screen.tsx')).toEqual({
      ...NONE,
      browser: ['frontend/e2e/home.e2e.ts', 'frontend/e2e/accessibility.e2e.ts'],
    });
  });

  it.each([
    'frontend/src/shared/x.ts',
    'frontend/src/app/routes.tsx',
    'frontend/src/styles.css',
    'frontend/public/theme.js',
    'libs/law/src/citations/index.ts',
  ])('are all browser specs for %s, which is under every screen', (path) => {
    expect(choose(path).browser).toEqual(BROWSER);
  });

  it('are the browser specs that use a fixture, and a changed spec itself', () => {
    expect(choose('frontend/e2e/fixtures/test.ts').browser).toEqual(['frontend/e2e/home.e2e.ts']);
    expect(choose('frontend/e2e/history.e2e.ts')).toEqual({
      ...NONE,
      browser: ['frontend/e2e/history.e2e.ts'],
    });
    expect(choose('frontend/src/features/home/texts.spec.ts')).toEqual({
      ...NONE,
      unit: ['frontend/src/features/home/texts.spec.ts'],
    });
  });

  it('are none for words, and all for what every suite stands on', () => {
    expect(choose('docs/architecture.md', 'libs/law/NOTICE', 'README.md')).toEqual(NONE);
    expect(choose('package-lock.json')).toEqual({
      unit: 'all',
      integration: 'all',
      browser: 'all',
      model: 'all',
      'sign-on': 'all',
    });
  });
});

describe('what has changed', () => {
  it('is what differs from where the branch left main, and what is new', () => {
    const answers = {
      'merge-base HEAD origin/main': ['abc'],
      'diff --name-only --no-renames abc': ['libs/b.ts', 'libs/a.ts'],
      'ls-files --others --exclude-standard': ['libs/c.ts'],
    };
    const git = (...args) => answers[args.join(' ')];
    expect(changedFiles(git)).toEqual(['libs/a.ts', 'libs/b.ts', 'libs/c.ts']);
    expect(() => changedFiles(() => undefined)).toThrow('There is no branch main');
  });
});

describe('the checkout', () => {
  it('has browser specs for each feature, under the names that are listed', () => {
    const features = readdirSync(join(ROOT, 'frontend/src/features'));
    expect(Object.keys(SPECS_OF_FEATURES).sort()).toEqual(features.sort());
    const specs = readdirSync(join(ROOT, 'frontend/e2e')).filter((file) =>
      file.endsWith('.e2e.ts'),
    );
    for (const name of Object.values(SPECS_OF_FEATURES).flat()) {
      expect(specs.filter((file) => file.startsWith(name))).not.toEqual([]);
    }
    expect(showsFeature('home', 'frontend/e2e/search.e2e.ts')).toBe(false);
  });

  it('reaches specs of the analysis service from a file of the legal library', () => {
    const { unit } = chooseTests(['libs/law/src/citations/index.ts'], readGraph(ROOT));
    expect(unit.some((path) => path.startsWith('services/analysis/'))).toBe(true);
    expect(unit.some((path) => path.startsWith('libs/contracts/'))).toBe(false);
  });
});

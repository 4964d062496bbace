import { readFileSync } from 'node:fs';

/**
 * What may import what: `npm test -- --only=checks` enforces it, docs/architecture.md explains it.
 * Tests are left out; they set up whatever they need.
 */
const TESTS =
  '\\.(?:spec|int-spec|e2e|suite)\\.|(?<!^libs)/(?:e2e|testing|test|conformance|golden)/';
/** What the rooms of the law offer one another. */
const LAWS_DOORS = Object.values(
  JSON.parse(readFileSync(new URL('libs/law/package.json', import.meta.url), 'utf8')).exports,
).map(({ 'casewright-source': source }) => `^libs/law/${source.slice(2)}$`);
const OURS = '^(?:libs|services|gateway|frontend|bench)/';

/** Each package and those of ours that it may use. */
const MAY_USE = {
  'libs/contracts': [],
  'libs/platform': ['libs/contracts'],
  'libs/audit-log': ['libs/contracts', 'libs/platform'],
  'libs/openid': ['libs/contracts', 'libs/platform'],
  'libs/database': ['libs/contracts', 'libs/platform'],
  'libs/messaging': ['libs/contracts', 'libs/platform'],
  'libs/object-store': ['libs/platform'],
  'libs/uploads': ['libs/contracts', 'libs/platform', 'libs/messaging', 'libs/object-store'],
  'libs/retention': ['libs/contracts', 'libs/platform', 'libs/messaging'],
  'libs/law': ['libs/contracts'],
  'libs/extraction': ['libs/contracts', 'libs/platform', 'libs/law'],
  'libs/testing': ['libs/contracts', 'libs/platform', 'libs/database', 'libs/messaging'],
  gateway: ['libs/contracts', 'libs/platform', 'libs/messaging'],
  frontend: ['libs/contracts', 'libs/law'],
  'services/auth': ['libs/(?:contracts|platform|database|messaging|retention|audit-log|openid)'],
  'services/search': ['libs/(?:contracts|platform|database|messaging|retention|law)'],
  'services/analysis': [
    'libs/(?:contracts|platform|database|messaging|uploads|retention|law|extraction)',
  ],
  'services/export': ['libs/(?:contracts|platform|database|messaging|uploads|retention|law)'],
  'services/standalone': ['libs/[^/]+', 'services/[^/]+', 'gateway'],
};

const packageRules = Object.entries(MAY_USE).map(([owner, used]) => ({
  name: `${owner}-uses-its-own`,
  comment:
    used.length > 0 ? `Of ours, ${owner} may use ${used.join(', ')}.` : 'It uses none of ours.',
  severity: 'error',
  from: { path: `^${owner}/` },
  to: { path: OURS, pathNot: [owner, ...used].map((path) => `^${path}/`) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    {
      name: 'no-circles-between-folders',
      comment: 'Two folders that need each other are one, or share a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-between-files',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-uses-tools',
      comment:
        'Tools start, test and measure the product; only scripts that are started by hand use them.',
      severity: 'error',
      from: { pathNot: ['^tools/', '/bin/[^/]+\\.mjs$'] },
      to: { path: '^tools/' },
    },
    {
      name: 'a-feature-uses-no-feature',
      comment: 'What two features share is in shared/; what composes features is in app/.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'shared-uses-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/shared/' },
      to: { path: '^frontend/src/(?:features|app)/' },
    },
    {
      name: 'features-do-not-use-app',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'imports-lead-somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'law-is-pure',
      comment: 'What the product knows is text in, data out: it needs nothing that runs it.',
      severity: 'error',
      from: { path: '^libs/law/src/' },
      to: {
        pathNot: [
          '^libs/(?:law|contracts)/src/',
          '(?:^|/)(?:wink-(?:nlp|eng-lite-web-model)|porter2|damerau-levenshtein|diff|htmlparser2|zod)(?:/|$)',
        ],
      },
    },
    {
      name: 'a-room-of-law-has-one-door',
      comment: 'A room uses another by what package.json offers of it.',
      severity: 'error',
      from: { path: '^libs/law/src/([^/]+)/' },
      to: { path: '^libs/law/src/', pathNot: ['^libs/law/src/$1/', ...LAWS_DOORS] },
    },
    {
      name: 'the-browser-has-no-node',
      comment: 'What the screens share with the services runs in the browser as well.',
      severity: 'error',
      from: { path: '^(?:frontend/src|libs/(?:contracts|law)/src)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engines-are-behind-their-port',
      comment:
        'Whoever searches asks CASE_SEARCH_ENGINE; only search.module.ts, and who makes an index anew, names an engine.',
      severity: 'error',
      from: {
        path: '^services/search/src/',
        pathNot: '^services/search/src/(?:engines/|search\\.module\\.ts$|command/run-reindex)',
      },
      to: { path: '^services/search/src/engines/' },
    },
    {
      name: 'engines-stand-apart',
      comment: 'What two sources of candidates share is in law/ranking, or in engines/record.',
      severity: 'error',
      from: { path: '^services/search/src/engines/([^/]+)/' },
      to: {
        path: '^services/search/src/engines/(?:built-in|opensearch)/',
        pathNot: '^services/search/src/engines/$1/',
      },
    },
    {
      name: 'packages-are-declared',
      comment: 'A package that is used stands in the package.json beside the code.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: TESTS },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['casewright-source', 'import', 'node', 'default', 'types'],
    },
  },
};

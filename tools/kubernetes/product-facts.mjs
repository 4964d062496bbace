/** What the product's own sources say about its processes: variables, images, and columns. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';

/** A field of a configuration class, and a variable that is read without one. */
const FIELD = /^ {2}([A-Z][A-Z0-9_]*)[!?]?: [^\n]+;$/gm;
const READ = /\benv\.([A-Z][A-Z0-9_]*)/g;
const NO_SOURCE = /(?:spec|suite)\.ts$|(?:^|\/)(?:testing|conformance)\//;
const BESIDE_SERVICES = [
  'libs/messaging/src/host',
  'libs/platform/src',
  'libs/database/src/sealing',
  'libs/retention/src',
];
const OBJECT_STORE = 'libs/object-store/src';
/** Those that take and make files. */
const WITH_FILES = ['analysis', 'export'];
const SERVICES = ['auth', 'search', 'analysis', 'export'];

export const source = (path) => readFileSync(join(ROOT, path), 'utf8');

/** The folders whose code runs in a process. */
const FOLDERS = {
  gateway: ['gateway/src', 'libs/platform/src'],
  ...Object.fromEntries(
    SERVICES.map((name) => [
      name,
      [
        `services/${name}/src`,
        ...BESIDE_SERVICES,
        ...(WITH_FILES.includes(name) ? [OBJECT_STORE] : []),
      ],
    ]),
  ),
};

/** The environment variables that a process reads. */
export function variablesOf(process) {
  if (process === 'broker-setup')
    return variablesOfCommand('services/standalone/src/broker-setup.ts', ['gateway', ...SERVICES]);
  if (process === 'migration') return variablesOfCommand('services/standalone/src/provision.ts');
  if (process === 'backup')
    return variablesOfCommand('services/standalone/src/backup/installation.ts');
  const texts = FOLDERS[process].flatMap(sourcesIn);
  const fields = texts.filter((text) => /class \w*Config\b/.test(text)).flatMap(each(FIELD));
  return new Set([...fields, ...texts.flatMap(each(READ))]);
}

/** Of a command that is given the passwords of all services, in the file that reads them. */
function variablesOfCommand(path, parts = SERVICES) {
  const text = source(path);
  const [, ending] = /toUpperCase\(\)\}(_\w+)`/.exec(text);
  return new Set([
    ...each(READ)(text),
    ...each(FIELD)(source('services/standalone/src/backup/backup-config.ts')),
    ...each(FIELD)(source(`${OBJECT_STORE}/object-store-config.ts`)),
    ...parts.map((name) => name.toUpperCase() + ending),
    'LOG_LEVEL',
  ]);
}

/** What a field of a configuration class is where nothing is set. */
export function usual(path, field) {
  return Number(new RegExp(`\\b${field}: number = (\\d[\\d_]*);`).exec(source(path))?.[1]);
}

/** The images that the Compose shape runs, without the tag that it gives ours. */
export function imagesOfCompose() {
  const named = source('docker-compose.yml').matchAll(/^\s+image: (?:\$\{\w+:-)?([^\s${}]+)/gm);
  return [...named].map(([, image]) => image.replace(/^casewright:$/, 'casewright'));
}

function sourcesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((path) => path.endsWith('.ts') && !NO_SOURCE.test(path))
    .map((path) => source(join(folder, path)));
}

function each(pattern) {
  return (text) => [...text.matchAll(pattern)].map(([, name]) => name);
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtEntry } from '@casewright/platform';

export const CHILD_ENTRY = builtEntry(import.meta.url, 'main.js');

const NO_NETWORK = builtEntry(import.meta.url, 'without-network.js');
/** The packages that the child loads, or whose files it reads. */
const PACKAGES = [
  'unpdf',
  'word-extractor',
  'yauzl',
  'saxes',
  'fflate',
  'chardet',
  'tesseract.js-core',
  '@tesseract.js-data/eng',
] as const;

/** What recognizes scanned pages: the program, and what it knows of English. */
const RECOGNITION_FILES = [
  'tesseract.js-core/tesseract-core-simd-lstm.js',
  '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
];

/** Whether scanned pages can be recognized in this installation. */
export function hasRecognition(): boolean {
  const { resolve } = createRequire(import.meta.url);
  try {
    return RECOGNITION_FILES.every((file) => resolve(file));
  } catch {
    return false;
  }
}

/**
 * Older releases may look for a package only in folders that they may read whole: there, all packages
 * of the installation are readable.
 */
const LOOKS_FREELY = isAtLeast(process.versions.node, { 20: [19, 6], 22: [13, 0] });

/** V8's flags are not promised to last: this one is gone from the V8 of Node 24, which refuses to start with it. */
const HAS_INTERRUPT_BUDGET = Number(process.versions.node.split('.')[0]) <= 22;

let readable: readonly string[] | undefined;

/**
 * V8 gives memory back early; `heapMb` bounds its own heap, the watch all of the process. Readable
 * are the reader's own code and its packages, and nothing else of the installation or the machine.
 */
export function childArguments(heapMb: number): string[] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  readable ??= readableFiles();
  return [
    `--max-old-space-size=${heapMb}`,
    '--max-semi-space-size=16',
    // Several children share few processors: threads of the collector would wait for each other.
    '--single-threaded-gc',
    // Most files are read before optimized code would pay, or a collection of all that was loaded.
    ...(HAS_INTERRUPT_BUDGET ? ['--interrupt-budget=1000000'] : []),
    '--initial-old-space-size=96',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    permission,
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--import=${pathToFileURL(NO_NETWORK).href}`,
  ];
}

function readableFiles(): readonly string[] {
  const extraction = dirname(dirname(CHILD_ENTRY));
  const packages = new Set<string>();
  for (const name of PACKAGES) addPackage(name, CHILD_ENTRY, packages);
  const all = [...packages];
  return [
    join(extraction, '*'),
    ...(LOOKS_FREELY ? all.map((folder) => join(folder, '*')) : [`${dirname(all[0]!)}*`]),
    ...onTheWay(extraction),
  ];
}

/** The folder of a package, and of those that it depends on. */
function addPackage(name: string, from: string, folders: Set<string>): void {
  const places = createRequire(from).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((path) => existsSync(path));
  if (!folder) throw new Error(`The package ${name} is not installed.`);
  if (folders.has(folder)) return;
  folders.add(folder);
  const description = join(folder, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(description, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const each of Object.keys(dependencies)) addPackage(each, description, folders);
}

/**
 * Where Node looks, on its way up from a module, for what kind it is of and for its packages; some
 * releases give up at the first of these that they may not ask for, though there is nothing.
 */
function onTheWay(folder: string): string[] {
  const above = dirname(folder);
  const packages = join(above, 'node_modules');
  if (existsSync(join(packages, 'unpdf')) || above === folder) return [];
  return [join(above, 'package.json'), join(packages, '*'), ...onTheWay(above)];
}

/** @param since for lines of releases, the first that counts: minor and patch */
function isAtLeast(version: string, since: Record<number, readonly [number, number]>): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [fromMinor, fromPatch] = since[major] ?? [0, 0];
  return minor > fromMinor || (minor === fromMinor && patch >= fromPatch);
}

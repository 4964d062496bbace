import { posix } from 'node:path';

const LINK = /\]\(\.\.\/([^)#\s]+\.tsx?)\)/g;
const STEP = /^(\d+)\. /gm;
/**
 * What a message, a framework, a port, a thread or a process reaches, and nobody imports on the way;
 * the contracts are at both ends.
 */
const REACHED_OTHERWISE = [
  /^libs\/contracts\//,
  /\.(?:controller|guard|interceptor|task)\.ts$/,
  /\/(?:start-gateway|passed-calls|bus-client|handler-runner)\.ts$/,
  /\/(?:[\w-]+-engine|main|thread-main)\.ts$/,
];

/** The parts of `document` whose heading begins with "Walk ", with the files that they lead past. */
export function walksIn(document) {
  return document
    .split(/^## /m)
    .filter((part) => part.startsWith('Walk '))
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      files: [...part.matchAll(LINK)].map(([, path]) => posix.normalize(path)),
      steps: [...part.matchAll(STEP)].map(([, number]) => Number(number)),
    }));
}

/**
 * Where a walk is not the code's own way: a file that is passed twice, one that no file before it
 * imports, or steps that are not numbered in a row.
 */
export function walkFaults({ title, files, steps }, graph) {
  const passed = new Set();
  const faults = files.flatMap((file, at) => {
    const isTwice = passed.has(file);
    passed.add(file);
    if (isTwice) return [`${title}: ${file} is passed twice.`];
    const isReached =
      at === 0 ||
      REACHED_OTHERWISE.some((way) => way.test(file)) ||
      importersThroughDoors(file, graph).some((importer) => passed.has(importer));
    return isReached ? [] : [`${title}: no file before ${file} imports it.`];
  });
  const isInRow = steps.every((number, at) => number === at + 1);
  return isInRow ? faults : [...faults, `${title}: its steps are not numbered in a row.`];
}

/** What imports a file, and what imports the door of its room that hands it out. */
function importersThroughDoors(file, { importersOf }) {
  return [...importersOf(file)].flatMap((importer) =>
    importer.endsWith('/index.ts') ? [...importersOf(importer)] : [importer],
  );
}

import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { SWC } from '../../jest.config.mjs';

const SWC_OF_SCREENS = {
  ...SWC,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: SWC.jsc.target,
  },
};
/** What a compiled file depends on besides its source. */
export const SETTINGS = JSON.stringify([SWC, SWC_OF_SCREENS]);
const PLACE = /(file:\/\/\/\S+?\.tsx?):(\d+):(\d+)/g;

/** `{ code, map }` of a file in TypeScript; the map, which is long, only where it is wanted. */
export function compile(source, path, sourceMaps = false) {
  const settings = path.endsWith('.tsx') ? SWC_OF_SCREENS : SWC;
  return transformSync(source, { ...settings, filename: path, sourceMaps });
}

/** A stack of compiled code with its places in the sources. */
export function inSources(stack) {
  return stack.replace(PLACE, (_, url, line, column) => {
    const path = fileURLToPath(url);
    const { map } = compile(readFileSync(path, 'utf8'), path, true);
    const found = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1);
    return `${path}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

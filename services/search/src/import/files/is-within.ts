import { isAbsolute, relative } from 'node:path';

/** Whether a path is the folder's own or lies below it; both absolute, links resolved. */
export function isWithin(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return !below.startsWith('..') && !isAbsolute(below);
}

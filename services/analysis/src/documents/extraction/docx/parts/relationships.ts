import { posix } from 'node:path';
import type { OfficePackage } from '../open-package.js';
import { readXml } from '../read-xml.js';

const MAIN_PART = /\/officeDocument$/;

/** Where the package keeps its main document: mostly `word/document.xml`, not always. */
export async function mainPartName(parts: OfficePackage): Promise<string> {
  let name = 'word/document.xml';
  await readXml(parts.read('_rels/.rels'), {
    open(element, { Type, Target }) {
      if (element === 'Relationship' && Target && MAIN_PART.test(Type ?? '')) {
        name = posix.resolve('/', Target).slice(1);
      }
    },
  });
  return name;
}

/**
 * Parts alongside the main one by the last word of their type: `styles`, `numbering`, `footnotes`.
 */
export async function relatedParts(
  parts: OfficePackage,
  main: string,
): Promise<ReadonlyMap<string, string>> {
  const folder = posix.dirname(main);
  const related = new Map<string, string>();
  await readXml(parts.read(`${folder}/_rels/${posix.basename(main)}.rels`), {
    open(element, { Type, Target, TargetMode }) {
      // What is outside the package is never looked at.
      if (element !== 'Relationship' || !Target || TargetMode === 'External') return;
      related.set(posix.basename(Type ?? ''), posix.resolve('/', folder, Target).slice(1));
    },
  });
  return related;
}

import { journalNames } from '@casewright/law/citations';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\band\b/g, '')
    .replace(/[^\p{L}\d]/gu, '');
let names: Map<string, string> | undefined;
const known = (): Map<string, string> =>
  (names ??= new Map(
    journalNames().flatMap(({ abbreviation, name }): [string, string][] => [
      [plain(abbreviation), name],
      [plain(name), name],
    ]),
  ));

/** Whether a text is a journal's name or its abbreviation. */
export const isJournal = (text: string): boolean => known().has(plain(text));

/** Newspapers by their abbreviations (Bluebook T13): the general manuals write them out. */
const PAPERS: Record<string, string> = {
  nytimes: 'New York Times',
  washpost: 'Washington Post',
  wallstj: 'Wall Street Journal',
  wsj: 'Wall Street Journal',
  latimes: 'Los Angeles Times',
  natllj: 'National Law Journal',
};

/** A journal's full name, whatever form was typed; as typed where no table has it. */
export function journalName(typed: string): string {
  const bare = typed.replace(/^the\s+(?=\p{Lu}.*\b(?:Review|Journal)\b)/u, '');
  const name = known().get(plain(bare)) ?? PAPERS[plain(bare)];
  return name === undefined || plain(name) === plain(bare) ? bare : name;
}

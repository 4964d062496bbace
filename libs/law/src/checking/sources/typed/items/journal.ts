import { journalNames } from '@casewright/law/citations';
import { cased } from '../../recognize/cased.js';

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
  newyorktimes: 'New York Times',
  wallstreetjournal: 'Wall Street Journal',
  washpost: 'Washington Post',
  wallstj: 'Wall Street Journal',
  wsj: 'Wall Street Journal',
  latimes: 'Los Angeles Times',
  natllj: 'National Law Journal',
};

/** A periodical's full name, whatever form was typed; as typed where no table has it. */
export function journalName(typed: string): string {
  const [, article, own = typed] = /^(the)\s+(.+)$/i.exec(typed) ?? [];
  const paper = PAPERS[plain(own)];
  if (paper) return article ? `The ${paper}` : paper;
  const name = known().get(plain(own));
  if (name === undefined) return cased(typed);
  return plain(name) === plain(own) && own !== own.toLowerCase() ? own : name;
}

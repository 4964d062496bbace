import { journalNames } from '@casewright/law/citations';
import { cased } from '../../recognize/cased.js';
import { isShortOf, wordsOf } from './words.js';

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

let wholes: { name: string; words: string[] }[] | undefined;
const wholeNames = () =>
  (wholes ??= journalNames().map(({ name }) => ({ name, words: wordsOf(name) })));

/** The one journal of whose name each word typed is a part: `Harv Law Rev`. */
function journalBehind(typed: string): string | undefined {
  const words = wordsOf(typed);
  if (words.length < 2) return undefined;
  const found = wholeNames().filter(
    (whole) =>
      whole.words.length === words.length &&
      words.every((word, at) => isShortOf(word, whole.words[at]!)),
  );
  // `Econ` may be cut from `Education`, but is the beginning of `Economics`.
  const begun = found.filter((whole) =>
    words.every((word, at) => whole.words[at]!.startsWith(word)),
  );
  const [one, other] = found.length > 1 ? begun : found;
  return other ? undefined : one?.name;
}

/** A periodical's full name, whatever form was typed; as typed where no table has it. */
export function journalName(typed: string): string {
  const [, article, own = typed] = /^(the)\s+(.+)$/i.exec(typed) ?? [];
  const paper = PAPERS[plain(own)];
  if (paper) return article ? `The ${paper}` : paper;
  const name = known().get(plain(own)) ?? journalBehind(own);
  if (name === undefined) return cased(typed);
  return plain(name) === plain(own) && own !== own.toLowerCase() ? own : name;
}

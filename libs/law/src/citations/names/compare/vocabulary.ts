import { caseWords } from '../../format/tables/case-words.js';
import { NAME_ABBREVIATION_ROWS } from '../../format/tables/name-abbreviations.generated.js';
import { PERIODICAL_WORD_ROWS } from '../../format/tables/periodical-words.generated.js';
import { wordMap } from '../../format/tables/words.js';

/** Forms outside Bluebook T6 and T10 that opinions use all the time. */
const ALSO =
  'ry railway|rr railroad|r railroad|cos company|assn association|ed education|sav savings|st saint|wm william|chas charles|jas james|geo george|thos thomas|robt robert|jos joseph|supt superintendent|gen general|atty attorney|cty county|cy county|adm administrator|comm commission|ct court|labs laboratory|rels relation|publr publisher|commcn communication|u university|l law|j journal|phx phoenix';

/** Lower case, without the marks that an abbreviation may or may not have. */
export const plainWord = (word: string): string => word.toLowerCase().replace(/[.'’\s]/g, '');

interface Vocabulary {
  /** What an abbreviation stands for, in the singular. */
  full: Map<string, Set<string>>;
  /** Plurals of words that are abbreviated. */
  singular: Map<string, string>;
  /** Words that Bluebook T6 abbreviates: what organizations are called, and people seldom. */
  organizational: Set<string>;
}

let made: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  if (made) return made;
  made = { full: new Map(), singular: new Map(), organizational: new Set() };
  for (const row of NAME_ABBREVIATION_ROWS.split('\n')) {
    const [short = '', ...words] = row.split('\t');
    for (const word of words) learn(made, short, word);
  }
  for (const [word, short] of caseWords()) learn(made, short, word);
  for (const words of made.full.values()) for (const word of words) made.organizational.add(word);
  for (const [word, short] of wordMap(PERIODICAL_WORD_ROWS)) learn(made, short, word);
  for (const pair of ALSO.split('|')) {
    const [short = '', word = ''] = pair.split(' ');
    learn(made, short, word);
  }
  return made;
}

function learn({ full, singular }: Vocabulary, short: string, word: string): void {
  const plain = word.toLowerCase();
  if (!/^[a-z]{3,}$/.test(plain)) return;
  for (const several of pluralsOf(plain)) singular.set(several, plain);
  for (const key of [plainWord(short), `${plainWord(short)}s`]) {
    const words = full.get(key) ?? new Set();
    full.set(key, words.add(plain));
  }
}

function pluralsOf(word: string): string[] {
  if (word.endsWith('y')) return [`${word.slice(0, -1)}ies`, `${word}s`];
  return /(?:s|x|ch|sh)$/.test(word) ? [`${word}es`] : [`${word}s`];
}

/** The words that a word of a name may stand for, itself among them; plurals as singulars. */
export function meaningsOf(word: string): Set<string> {
  const { full, singular } = vocabulary();
  const one = singular.get(word) ?? word;
  const meanings = new Set([one]);
  for (const each of full.get(word) ?? []) meanings.add(singular.get(each) ?? each);
  return meanings;
}

/** Whether organizations are called by a word, such as `bank` or `nat'l`; an initial is no word. */
export const isOrganizational = (word: string): boolean =>
  word.length > 2 && [...meaningsOf(word)].some((each) => vocabulary().organizational.has(each));

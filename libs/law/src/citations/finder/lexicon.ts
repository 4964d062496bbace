import { JOURNAL_ROWS } from '../reporters/journals.generated.js';
import { type Edition, reporters } from '../reporters/table.js';
import { EXTRA_LAWS } from '../statutes/local-forms.js';
import { type Law, laws } from '../statutes/table.js';
import { Trie } from '../text/trie.js';

interface Journal {
  abbreviation: string;
  name: string;
  variations: string[];
}

let cached: Journal[] | undefined;

/** Everything one spelling can stand for. */
export interface Entry {
  /** Editions abbreviated exactly so, e.g. both reporters called `Cranch`. */
  exact: Edition[];
  /** Editions for which the spelling is a known variation. */
  varied: Edition[];
  journal?: Journal;
  laws: Law[];
  /** Some edition may be cited without volume: `Baldw. 196`. */
  bare: boolean;
  /** The forms of all editions the spelling can mean; year and court decide later. */
  forms: string;
}

export type Lexicon = Trie<Entry>;

const BARE_FORMS = /[SPA]/;

function addEdition(trie: Lexicon, edition: Edition): void {
  const spellings = [edition.abbreviation, ...edition.variations];
  for (const [index, spelling] of spellings.entries()) {
    // "P2" for "P.2d": the digit is a page far more often than a series.
    if (/[A-Z]\.?\d$/.test(spelling) || spelling.length === 0) continue;
    const entry = trie.upsert(spelling, newEntry);
    const list = index === 0 ? entry.exact : entry.varied;
    if (!list.includes(edition)) {
      list.push(edition);
      entry.forms += edition.forms;
    }
    if (BARE_FORMS.test(edition.forms)) entry.bare = true;
  }
}

const newEntry = (): Entry => ({ exact: [], varied: [], laws: [], bare: false, forms: '' });

/** Spelled out, where the name has words enough to be no other thing's. */
const namesOf = ({ name }: Journal): string[] =>
  /\b(?:Review|Journal|Quarterly|Forum|Yearbook)\b/.test(name) && / .* /.test(name) ? [name] : [];

function build(ignoreCase: boolean): Lexicon {
  const trie: Lexicon = new Trie<Entry>(ignoreCase);
  for (const reporter of reporters()) {
    for (const edition of reporter.editions) addEdition(trie, edition);
  }
  for (const journal of journals()) {
    for (const spelling of [journal.abbreviation, ...journal.variations, ...namesOf(journal)]) {
      trie.upsert(spelling, newEntry).journal ??= journal;
    }
  }
  for (const law of [...laws(), ...EXTRA_LAWS]) {
    for (const spelling of [law.abbreviation, ...law.variations]) {
      trie.upsert(spelling, newEntry).laws.push(law);
    }
  }
  return trie;
}

let strict: Lexicon | undefined;
let loose: Lexicon | undefined;

/** Reporters, journals and laws by abbreviation; built once, about 15 ms. */
export function lexicon(ignoreCase = false): Lexicon {
  if (ignoreCase) {
    loose ??= build(true);
    return loose;
  }
  strict ??= build(false);
  return strict;
}

/** Law reviews and journals (Bluebook T13 abbreviations), decoded on first use. */
function journals(): Journal[] {
  cached ??= JOURNAL_ROWS.split('\n').map((row) => {
    const [abbreviation = '', name = '', ...variations] = row.split('\t');
    return { abbreviation, name, variations };
  });
  return cached;
}

/** The journals by abbreviation and name. */
export const journalNames = (): Pick<Journal, 'abbreviation' | 'name'>[] => journals();

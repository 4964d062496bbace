import { NAME_ABBREVIATION_ROWS } from './name-abbreviations.generated.js';
import { wordReplacer } from './words.js';

/** Where the table gives a word twice, and forms it lacks (Indigo T11, Bluebook T6). */
const PREFERRED = [
  ['Academic', 'Acad.'],
  ['American', 'Am.'],
  ['Broadcaster', 'Broad.'],
  ['Rehabilitative', 'Rehab.'],
  ['Advertising', 'Advert.'],
  ['County', 'Cnty.'],
  ['Hospitality', 'Hosp.'],
  ['Independence', 'Indep.'],
  ['Defender', 'Def.'],
  ['Enforcement', "Enf't"],
  ['Trust', 'Tr.'],
  ['Technical', 'Tech.'],
  ['Technological', 'Tech.'],
  ['Rehabilitation', 'Rehab.'],
  ['Scientific', 'Sci.'],
  ['Probate', 'Prob.'],
  ['Corporate', 'Corp.'],
  ['Conference', 'Conf.'],
  ['Judicial', 'Jud.'],
  ['Labor', 'Lab.'],
  ['Relation', 'Rel.'],
  ['Relations', 'Rels.'],
  ['Environmental', "Env't"],
  ['Affair', 'Aff.'],
  ['Affairs', 'Affs.'],
  ['Executor', "Ex'r"],
  ['Executrix', "Ex'x"],
  ['Administratrix', "Adm'x"],
] as const;
/** The irregular plurals of the words above and in the table (Bluebook rule 6.1(b)). */
const PLURALS = [
  ['Companies', 'Cos.'],
  ['Counties', 'Cntys.'],
  ['Universities', 'Univs.'],
  ['Utilities', 'Utils.'],
  ['Societies', "Soc'ys"],
  ['Secretaries', "Sec'ys"],
  ['Properties', 'Props.'],
  ['Communities', 'Cmtys.'],
  ['Authorities', 'Auths.'],
  ['Laboratories', 'Labs.'],
  ['Liabilities', 'Liabs.'],
  ['Academies', 'Acads.'],
  ['Railways', 'Rys.'],
] as const;

let replace: ReturnType<typeof wordReplacer> | undefined;

/** Rule 10.2.2: a party that is the United States is never abbreviated; see `party.ts`. */
const SKIPPED = new Set(['United States']);

function plural(word: string, short: string): [string, string] | undefined {
  if (/(?:s|y|x|ch|al|ic|ed|ern|ing|ive|ery|ory|ial|ness|and)$/.test(word) || short === '&')
    return undefined;
  return [`${word}s`, short.endsWith('.') ? `${short.slice(0, -1)}s.` : `${short}s`];
}

/** Words of parties' names, plurals included, to their abbreviations (Bluebook T6). */
export function caseWords(): Map<string, string> {
  const made = new Map<string, string>();
  for (const row of NAME_ABBREVIATION_ROWS.split('\n')) {
    const [short = '', ...full] = row.split('\t');
    for (const word of full)
      if (word && !made.has(word) && !SKIPPED.has(word)) made.set(word, short);
  }
  for (const [word, short] of PREFERRED) made.set(word, short);
  for (const [word, short] of [...made]) {
    const several = plural(word, short);
    if (several && !made.has(several[0])) made.set(...several);
  }
  for (const [word, short] of PLURALS) made.set(word, short);
  return made;
}

/**
 * Words of a party's name abbreviated (Bluebook rule 10.2.2 and T6). `only` limits the work to
 * the eight words that rule 10.2.1(c) abbreviates in a textual sentence too.
 */
export function abbreviateCaseWords(name: string, only?: ReadonlySet<string>): string {
  replace ??= wordReplacer(caseWords());
  return replace(name.replaceAll('’', "'"), only && ((short) => !only.has(short)));
}

/** Bluebook rule 10.2.1(c). */
export const TEXT_ABBREVIATIONS: ReadonlySet<string> = new Set([
  '&',
  "Ass'n",
  'Bros.',
  'Co.',
  'Corp.',
  'Inc.',
  'Ltd.',
  'No.',
]);

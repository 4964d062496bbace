import { NAME_ABBREVIATION_ROWS } from './name-abbreviations.generated.js';
import { wordMap, wordReplacer } from './words.js';

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
  ['Court', 'Ct.'],
  ['Executor', "Ex'r"],
  ['Executrix', "Ex'x"],
  ['Administratrix', "Adm'x"],
] as const;
/** Words that the 21st edition's T6 took over from the periodicals' table T13. */
const LENT =
  "Attorney|Att'y;Catholic|Cath.;Commerce|Com.;Contractor|Contr.;Criminal|Crim.;Family|Fam.;Historical|Hist.;Human|Hum.;Immigration|Immigr.;Intellectual|Intell.;Juvenile|Juv.;Legislative|Legis.;Legislature|Legis.;Library|Libr.;Military|Mil.;Patent|Pat.;Policy|Pol'y;Political|Pol.;Professional|Pro.;Regulation|Regul.;Regulatory|Regul.;Responsibility|Resp.;Right|Rt.;Taxation|Tax'n;Teacher|Tchr.";

let replace: ReturnType<typeof wordReplacer> | undefined;

/** Rule 10.2.2: a party that is the United States is never abbreviated; see `party.ts`. */
const SKIPPED = new Set(['United States']);

/** `Technologies` → `Techs.`, `Railways` → `Rys.` (Bluebook rule 6.1(b)). */
function plural(word: string, short: string): [string, string] | undefined {
  const several = short.endsWith('.') ? `${short.slice(0, -1)}s.` : `${short}s`;
  if (/[^aeiou]y$/.test(word)) return [word.replace(/y$/, 'ies'), several];
  if (/ay$/.test(word)) return [`${word}s`, several];
  if (/(?:s|y|x|ch|al|ic|ed|ern|ing|ive|ery|ory|ial|ness|and)$/.test(word) || short === '&')
    return undefined;
  return [`${word}s`, several];
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
  for (const [word, short] of wordMap(LENT.replaceAll('|', '\t').replaceAll(';', '\n')))
    made.set(word, short);
  for (const [word, short] of [...made]) {
    const several = plural(word, short);
    if (several && !made.has(several[0])) made.set(...several);
  }
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

/** Words of a code's name as statutes are cited by them (Bluebook T1.3, T6). */
const CODE_WORDS: Record<string, string> = {
  statutes: 'Stat.',
  statute: 'Stat.',
  stat: 'Stat.',
  stats: 'Stat.',
  revised: 'Rev.',
  rev: 'Rev.',
  general: 'Gen.',
  gen: 'Gen.',
  laws: 'Laws',
  compiled: 'Comp.',
  comp: 'Comp.',
  consolidated: 'Cons.',
  annotated: 'Ann.',
  ann: 'Ann.',
  code: 'Code',
};

/** Subjects of the codes of California, New York, Texas and Maryland (Bluebook T1.3). */
const SUBJECTS: Record<string, string> = {
  penal: 'Penal',
  civil: 'Civ.',
  'civil procedure': 'Civ. Proc.',
  'civ proc': 'Civ. Proc.',
  'criminal procedure': 'Crim. Proc.',
  'business and professions': 'Bus. & Prof.',
  'bus & prof': 'Bus. & Prof.',
  'business and commerce': 'Bus. & Com.',
  'civil practice and remedies': 'Civ. Prac. & Rem.',
  corporations: 'Corp.',
  education: 'Educ.',
  evidence: 'Evid.',
  family: 'Fam.',
  government: "Gov't",
  'health and safety': 'Health & Safety',
  insurance: 'Ins.',
  labor: 'Lab.',
  probate: 'Prob.',
  vehicle: 'Veh.',
  water: 'Water',
  'welfare and institutions': 'Welf. & Inst.',
  'general business': 'Gen. Bus.',
  'general obligations': 'Gen. Oblig.',
  'domestic relations': 'Dom. Rel.',
  executive: 'Exec.',
  'vehicle and traffic': 'Veh. & Traf.',
  'real property': 'Real Prop.',
  property: 'Prop.',
  tax: 'Tax',
  transportation: 'Transp.',
};

const plain = (words: string): string =>
  words.toLowerCase().replace(/[.']/g, '').replace(/ & /g, ' and ').trim();

/** `penal` → `Penal`, `bus. & prof.` → `Bus. & Prof.`; `undefined` for no known subject. */
export const subjectOf = (words: string): string | undefined =>
  SUBJECTS[plain(words)] ?? Object.values(SUBJECTS).find((short) => plain(short) === plain(words));

/**
 * A state's code by its words (`revised code annotated`) in every form that a law may have: with
 * the words as given, and annotated, since several states are cited to their annotated code only.
 */
export function codeForms(words: string): string[] {
  const given = plain(words)
    .split(' ')
    .map((word) => CODE_WORDS[word]);
  if (given.length === 0 || given.some((word) => word === undefined)) return [];
  const name = given.join(' ');
  return name.endsWith('Ann.') ? [name] : [name, `${name} Ann.`];
}

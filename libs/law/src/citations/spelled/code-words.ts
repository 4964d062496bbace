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
  codified: 'Codified',
  century: 'Cent.',
  cent: 'Cent.',
  law: 'Laws',
};

const plain = (words: string): string =>
  words.toLowerCase().replace(/[.']/g, '').replace(/ & /g, ' and ').trim();

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

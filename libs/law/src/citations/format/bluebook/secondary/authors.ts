import { familyName, fullName, OTHERS } from '../../shared/names.js';
import type { CslName } from '../../types.js';

/** Up to two authors joined by `&`; of more, the first `et al.` (Bluebook rule 15.1, Indigo R28). */
function listed(names: readonly CslName[], print: (name: CslName) => string): string | undefined {
  const [first, second, third] = names;
  if (!first) return undefined;
  if (third || second?.literal === OTHERS) return `${print(first)} ${OTHERS}`;
  return second ? `${print(first)} & ${print(second)}` : print(first);
}

/** Initials close up: `R.H. Coase` (rule 6.1(a)). */
const closedName = (name: CslName): string =>
  fullName(name).replace(/(?<=(?:^|\s|\.)\p{Lu}\.) (?=\p{Lu}\.)/gu, '');

export const fullAuthors = (names: readonly CslName[]): string | undefined =>
  listed(names, closedName);
export const lastNames = (names: readonly CslName[]): string | undefined =>
  listed(names, familyName);

/** `Jane Roe ed.`, `John Doe & Jane Roe eds.` (rule 15.2). */
export function editors(names: readonly CslName[]): string | undefined {
  const who = listed(names, (name) => closedName(name).replace(/(?<=Ass['’]n)\.$/, ''));
  return who && `${who} ${names.length > 1 ? 'eds.' : 'ed.'}`;
}

export function translators(names: readonly CslName[]): string | undefined {
  const who = fullAuthors(names);
  return who && `${who} trans.`;
}

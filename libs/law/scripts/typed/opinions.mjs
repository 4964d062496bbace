/** Parentheticals and separate opinions as people write them. */
import { FAMILY } from './words.mjs';

export const PAREN = [
  'Scalia, J., dissenting',
  'Jackson, J., concurring',
  'en banc',
  'per curiam',
  'plurality opinion',
  'Thomas, J., concurring in part and dissenting in part',
  'holding that the notice was insufficient',
  'finding no duty to warn',
  'quoting Smith',
  'citation omitted',
  'emphasis added',
  'rejecting the argument that the statute is vague',
  'Brennan, J., concurring in the judgment',
  'mem.',
  'table',
  'unpublished',
  'reversing summary judgment',
  'Roberts, C.J., dissenting',
  'internal quotation marks omitted',
  'Harlan, J., dissenting',
  'plurality',
];
export const opinion = (r) => {
  const judge = r.pick(FAMILY);
  const does = r.pick([
    'concurring',
    'dissenting',
    'concurring in part',
    'concurring in the judgment',
    'concurring in part and dissenting in part',
    'dissenting in part',
  ]);
  return r.pick([
    `Justice ${judge} ${does}`,
    `${judge}, J., ${does}`,
    `${judge} J. ${does}`,
    `Justice ${judge}, ${does}`,
    `Judge ${judge} ${does}`,
    `${judge} ${does}`,
    `${does.replace('ing', 'ing opinion of')} Justice ${judge}`,
    `dissent of Justice ${judge}`,
    `dissenting opinion of Justice ${judge}`,
    `Justice ${judge}'s dissent`,
    `Justice ${judge}'s concurrence`,
    `opinion of Justice ${judge}, ${does}`,
    `concurrence by Justice ${judge}`,
    `Chief Justice ${judge}, ${does}`,
    `${judge}, C.J., ${does}`,
    `dissent by ${judge}`,
    `(${judge}, J., ${does})`,
  ]);
};

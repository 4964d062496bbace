/** Sentences such as briefs and contracts have, put together from parts; the same for a length. */
import { pickFrom, randomFrom } from './random.mjs';

const SUBJECTS = [
  'The district court',
  'The buyer',
  'Counsel for the tenant',
  'A reasonable officer',
  'The board of directors',
  'Ms. Alvarez',
  'The statute',
  'Each party',
  'The expert’s report',
];
const VERBS = [
  'denied',
  'did not mention',
  'shall deliver',
  'relied on',
  'was bound by',
  'had signed',
  'reviewed and rejected',
  'is required to keep',
];
const OBJECTS = [
  'the motion to dismiss',
  'the lease of the warehouse',
  'a copy of the notice',
  'the terms of Section 4.2(b)',
  'the rule in Hale v. Pruitt, 410 F.3d 220, 224 (6th Cir. 2005)',
  'any claim for damages',
  'the “Closing Date”',
  '42 U.S.C. § 1983',
  '$12,500 in fees',
];
const ENDS = [
  ' before the hearing.',
  ', although the record was thin.',
  ' on June 4, 2018.',
  '; the other side objected.',
  ' pursuant to the order.',
  ', which nobody disputes.',
  ' (emphasis added).',
  ' in order to “avoid delay.” Id. at 226.',
  '.',
];

export function prose(length, { paragraphWords }) {
  const pick = pickFrom(randomFrom(7));
  const parts = [];
  let [size, words] = [0, 0];
  while (size < length) {
    const sentence = `${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)}${pick(ENDS)}`;
    words += sentence.split(' ').length;
    const isLast = words >= paragraphWords;
    if (isLast) words = 0;
    parts.push(sentence, isLast ? '\n\n' : ' ');
    size += sentence.length + (isLast ? 2 : 1);
  }
  return parts.join('').slice(0, length);
}

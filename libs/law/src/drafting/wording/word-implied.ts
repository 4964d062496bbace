import { tagged } from '@casewright/law/sentences';
import { baseOf } from '../requirements/inflections.js';
import { PAYERS } from './note-patterns.js';
import { guessed, lowerFirst, plain, sentenceIn } from './note-words.js';
import type { Sides } from './sides.js';
import type { Wording } from './units.js';

/** What is no act, though its first word may be a verb: a label, `accounting of sales`, `late 5%`. */
const NO_ACT =
  /[:=]| [-–—] |^\p{Ll}+ of\b|^\S+$|^(?:late|deal|sold|start|begin|end|no|not|each|either)\b|^\p{Ll}+(?:ed|ing)\b/iu;

/**
 * `Withdraw the charge`, `tests the backup monthly`: an act without who does it. A verb in the third person is of the
 * party that the sentence begins with; an order of the one party whose acts are of that kind.
 */
export function wordImplied(text: string, { all }: Sides, before: string): Wording | null {
  const act = lowerFirst(text);
  if (NO_ACT.test(act)) return null;
  const opener = sentenceIn(before).toLowerCase();
  if (/^\p{Ll}+[^s]s\b/u.test(act) && tagged(`She ${act}`)[1]?.pos === 'VERB') {
    const leader = all.find(({ term }) => term && opener.startsWith(term.toLowerCase()));
    return leader ? plain(`${leader.term} shall ${act.replace(/^\p{Ll}+/u, baseOf)}`) : null;
  }
  // `Pay` is a verb with what is done behind it; `labor warranty` is a noun with another.
  const isNoun = tagged(`the ${act}`)[1]?.pos === 'NOUN' && !/^(?:pay|return|release)\b/.test(act);
  if (isNoun || tagged(`They ${act}`)[1]?.pos !== 'VERB') return null;
  const [doer, ...others] = /^(?:pre|re)?pay\b/.test(act)
    ? all.filter(({ term }) => PAYERS.test(term))
    : all.filter(({ does }) => does && new RegExp(`^(?:${does})\\b`).test(`will ${act}`));
  const isClear = doer && others.length === 0 && /^the /.test(doer.term);
  return isClear ? guessed(`${doer.term} shall ${act}`) : null;
}

import { tagged, verbGroups } from '@casewright/law/sentences';
import {
  COST,
  DENIES,
  DUE,
  LABELED,
  LINKS,
  NO_ARTICLE,
  OWED,
  PAYERS,
  PENALTY,
  QUALIFIERS,
  RATE,
  REWARDS,
  SAID_OF,
  SHARE,
  SUM,
  WORKERS,
} from './note-patterns.js';
import { guessed, lowerFirst, plain, proposed, sentenceIn } from './note-words.js';
import type { Sides } from './sides.js';
import type { Wording } from './units.js';
import { wordImplied } from './word-implied.js';
import { isHead, wordAct, wordLabel, wordMeant, wordSecret } from './word-label.js';
import { PRICED, wordPart } from './word-part.js';
import { isPerson, wordThing } from './word-thing.js';

const DELAY =
  /^late(?: charge| fee)?(?:[:=]| =)? ([$£€]\d[\d,]* (?:an?|per|each|for each) (?:day|week)\b.*)$/i;
/** What is not to be had with something else: `reschedule once within a year, no fee`. */
const OF_ELSE =
  /^No (?:fees?|charges?|costs?|penalty|penalties|interest|notice|refunds?|extras?|limits?|cap|exceptions?)$/i;
const BARE_RATE = /^[$£€][\d,.]+ (?:an?|per) \p{L}+$/u;
const OF_WORK = /\b(?:done|complet\w+|finish\w*|deliver\w*|install\w*|ready)\b/i;

/** A note without a finite verb as a term, with every word of it; null for one that does not say who or what. */
export function wordNote(
  note: string,
  terms: readonly string[],
  sides: Sides,
  before = '',
): Wording | null {
  const worker = terms.find((term) => WORKERS.test(term));
  const delay = DELAY.exec(note)?.[1];
  // `Done by May 4. Late: $90 a day`: whose work is late, and no payment.
  if (delay && worker && OF_WORK.test(sentenceIn(before)))
    return proposed(`for delay, ${worker} shall pay ${delay}`);
  const text = note
    .replace(/^(?:plus |\+ ?)/i, '')
    .replace(new RegExp(`^([^=:]{2,40}) = (?=(?:${terms.join('|')})$)`, 'i'), '$1: ')
    .replace(
      /^late(?:[:=]| =)? (\d[\d.]*%)(?: interest( .*)?|( (?:an?|per) .*))$/i,
      'interest of $1$2$3 on late payments',
    )
    .replace(/^late(?:[:=]| =)? (?=[$£€]|\d[\d.]*%)/i, 'late charge ')
    .replace(/\bok\b/gi, 'allowed');
  return (
    wordSecret(text) ??
    wordSum(text, terms, before) ??
    wordImplied(text, sides, before) ??
    wordAct(text, terms) ??
    wordLabel(text, terms) ??
    wordDenial(text, before) ??
    wordState(text) ??
    wordThing(text) ??
    wordMeant(text, terms)
  );
}

/** A sum that the one who pays owes, wherever it stands. */
function wordSum(text: string, terms: readonly string[], before: string): Wording | null {
  const [, cost = '', who = ''] = /^([^:.]{2,60}): (.+)$/su.exec(text) ?? [];
  const bearer = terms.find((term) => term.toLowerCase() === who.toLowerCase());
  if (bearer && COST.test(cost)) return plain(`${bearer} shall pay the ${lowerFirst(cost)}`);
  const [, rate, by] =
    new RegExp(`^(${SUM}.*?),? (?:on|from|by) (${terms.join('|')})$`, 'isu').exec(who) ?? [];
  if (rate && by) return plain(`${by} shall pay ${rate} for ${lowerFirst(cost)}`);
  const payer = terms.find((term) => PAYERS.test(term));
  const most = /^(?:not to exceed|capped at|at most|no more than|up to)( [$£€]\d.*)$/i.exec(
    text,
  )?.[1];
  if (most) return plain(`the sums payable shall not exceed${most}`);
  if (!payer || DENIES.test(text)) return null;
  const due = text.replace(/^(?:(?:pay(?:ment|able)?|price|terms):|(?:rate|price|fee):?) /i, '');
  // A wage has its place; what else is paid by the year has lost its noun.
  const isBare = payer === 'the Employer' && due === text && BARE_RATE.test(due);
  if (RATE.test(due) && !PENALTY.test(text))
    return (isBare ? guessed : plain)(`${payer} shall pay ${due}`);
  if (DUE.test(due)) {
    const said = `${payer} shall pay ${due}`;
    return PRICED.test(sentenceIn(before)) ? plain(said) : proposed(said);
  }
  const part = wordPart(text, payer);
  if (part) return part;
  const paid = `(${QUALIFIERS}(?:${payer === 'the Employer' ? REWARDS : OWED}))`;
  const [, noun, sum] =
    new RegExp(`^(?:an? |the )?${paid}(?: of| is|:| =)? ((?:${SUM}|${SHARE}).*)$`, 'isu').exec(
      text,
    ) ?? [];
  const [, amount, name, rest] =
    new RegExp(`^(?:an? )?(${SUM}|${SHARE}) ${paid}\\b(.*)$`, 'isu').exec(text) ?? [];
  const what = lowerFirst(noun ?? name ?? '').replace(/^base$/, 'base salary');
  if (!what) return null;
  const article = NO_ARTICLE.test(what) ? '' : 'a ';
  const said = `${payer} shall pay ${article}${what} of ${noun ? sum : `${amount}${rest}`}`;
  return /\b(?:insurance|bond)\b/.test(said) ? proposed(said) : plain(said);
}

function wordDenial(text: string, before: string): Wording | null {
  const isThing =
    /^No (?!person\b|\p{L}+ (?:is|are|was)\b|(?:later|more|less|fewer|longer|one)\b)(?!.*\b(?:is|are)\b)/u;
  if (!isThing.test(text)) return null;
  const said = `there shall be n${text.slice(1)}`;
  if (text.split(' ').length > 2) return plain(said);
  const isOrder = /^(?:include|add|cover|draft|use|put)\b/i.test(sentenceIn(before));
  return isOrder || OF_ELSE.test(text) ? guessed(said) : proposed(said);
}

function wordState(text: string): Wording | null {
  if (verbGroups(tagged(text)).length > 0) return null;
  for (const [link, verb] of LINKS) {
    const [, thing, place] = link.exec(text) ?? [];
    if (thing && place)
      return proposed(
        `${thing} ${/[^s]s$/.test(thing) ? verb.replace(/^is /, 'are ') : verb} ${place}`,
      );
  }
  const [, noun, figure] = LABELED.exec(text) ?? [];
  if (noun && !DENIES.test(text) && !isPerson(noun))
    return (isHead(noun) ? proposed : guessed)(`the ${lowerFirst(noun)} is ${figure}`);
  const [, thing, not = '', state = '', rest] = SAID_OF.exec(text) ?? [];
  if (!thing || /\b(?:by|of|to|for|with|if|when|the|an?|and|or)\s$|^(?:Not|As|To)\b/i.test(thing))
    return null;
  const said = `${thing}${/[^s]s\s$/.test(thing) ? 'are' : 'is'} ${not}${state}${rest}`;
  const isSide = /^The \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? $/u.test(thing);
  return isSide && /^(?:responsible|liable|entitled)$/.test(state) ? plain(said) : proposed(said);
}

import { isRole, verbGroups } from '@casewright/law/sentences';
import { capital, escaped } from '../requirements/names.js';
import {
  COST,
  DENIES,
  DUE,
  LABELED,
  LASTS,
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
import { lowerFirst, plain, proposed, sentenceIn, tagged } from './note-words.js';
import type { Sides } from './sides.js';
import type { Wording } from './units.js';
import { wordImplied } from './word-implied.js';
import { PRICED, wordPart } from './word-part.js';

/** A note without a finite verb as a term, with every word of it; null for one that does not say who or what. */
export function wordNote(
  note: string,
  terms: readonly string[],
  sides: Sides,
  before = '',
): Wording | null {
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
    wordSum(text, terms, before) ??
    wordImplied(text, sides, before) ??
    wordAct(text, terms) ??
    wordLabel(text, terms) ??
    wordDenial(text) ??
    wordState(text) ??
    wordThing(text)
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
  if (!payer || DENIES.test(text)) return null;
  if (RATE.test(text) && !PENALTY.test(text)) return plain(`${payer} shall pay ${text}`);
  const due = text.replace(/^(?:pay(?:ment|able)?|price|terms): /i, '');
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

/** `Weekly mowing by the Provider for the Client`, `deal: carve and deliver ice`; when the term runs. */
function wordAct(text: string, terms: readonly string[]): Wording | null {
  const doer = terms.find((term) => WORKERS.test(term));
  const [, what, rest = ''] =
    new RegExp(
      `^([^,.;:$£€]+(?:ing|services?|work|repairs?|maintenance|care)\\b[^,.;:$£€]*?) by ${doer}( .+)?$`,
      'isu',
    ).exec(text) ?? [];
  if (doer && what && !DENIES.test(text))
    return plain(`${doer} shall provide ${lowerFirst(what)}${rest}`);
  const [, sold, buyer] = /^(?:the )?sale of (.+?),? by the Seller( to .+)?$/isu.exec(text) ?? [];
  if (sold) return plain(`the Seller shall sell ${sold}${buyer ?? ''}`);
  const act = /^(?:deal|scope|work|services?|task): (.+)$/isu.exec(text)?.[1];
  if (doer && act && tagged(`They ${act}`)[1]?.pos === 'VERB') return plain(`${doer} shall ${act}`);
  const [, span = 'term', days] = LASTS.exec(text) ?? [];
  return days ? plain(`the ${lowerFirst(span)} runs from ${days}`) : null;
}

/** `Tenant: snow, leaves`, `risk: Seller until loaded`, `missed delivery: credit $95`; an act by one of the parties. */
function wordLabel(text: string, terms: readonly string[]): Wording | null {
  const any = terms.map(escaped).join('|') || '(?!)';
  const doer = terms.find((term) => WORKERS.test(term));
  const [, act, by, how = ''] =
    new RegExp(`^(\\p{L}[\\p{L} -]*(?:al|ing|ion|ment|ance|ery)) by (${any})( .+)?$`, 'isu').exec(
      text,
    ) ?? [];
  if (act && by) return proposed(`${by} shall carry out the ${lowerFirst(act)}${how}`);
  const [, label = '', said = ''] = /^([^:]{2,60}): (.+)$/su.exec(text) ?? [];
  const [, bearer, rest = ''] = new RegExp(`^(${any})((?: .+)?)$`, 'isu').exec(said) ?? [];
  if (
    bearer &&
    isNoun(label) &&
    /^(?:$| (?:until|from|after|before|if|when|on|at|unless|except|up to)\b)/.test(rest)
  )
    return proposed(
      `${bearer} shall ${BORNE.test(label) ? 'bear' : 'be responsible for'} the ${lowerFirst(label)}${rest}`,
    );
  const [, sum, payer] = new RegExp(`^(${SUM}.*?), (${any}) pays?$`, 'isu').exec(said) ?? [];
  if (sum && payer) return proposed(`${payer} shall pay ${sum} for ${lowerFirst(label)}`);
  const side = terms.find((term) => term.toLowerCase() === label.toLowerCase());
  const [, denied, when = ''] = /^no (\p{L}+ing)( .*)?$/isu.exec(side ? said : '') ?? [];
  if (side && denied) return proposed(`there shall be no ${denied} by ${side}${when}`);
  const isAct = said !== '' && !DENIES.test(said) && tagged(`They ${said}`)[1]?.pos === 'VERB';
  if (side && isAct) return proposed(`${side} shall ${said}`);
  if (side && verbGroups(tagged(said)).length === 0)
    return proposed(`${side} shall be responsible for ${said}`);
  return doer && isAct && isNoun(label) && /[$£€\d]/.test(said)
    ? proposed(`for ${lowerFirst(label)}, ${doer} shall ${said}`)
    : null;
}

/** `Missed delivery`, `snow and leaves`: what may be seen to; no name, no paper. */
const isNoun = (label: string): boolean =>
  tagged(label.toLowerCase()).every(
    ({ pos, kind }) => kind !== 'word' || /^(?:NOUN|ADJ|CCONJ|NUM|VERB)$/.test(pos),
  ) &&
  !/\b(?:parties|agmt|agr|re)$/i.test(label) &&
  !NO_THING.test(label.toLowerCase());

/** What a party bears, rather than sees to. */
const BORNE = /\b(?:risk|loss|costs?|expenses?|liens?|damage)\b/i;

function wordDenial(text: string): Wording | null {
  const isThing =
    /^No (?!person\b|\p{L}+ (?:is|are|was)\b|(?:later|more|less|fewer|longer|one)\b)(?!.*\b(?:is|are)\b)/u;
  if (!isThing.test(text)) return null;
  const said = `there shall be n${text.slice(1)}`;
  return text.split(' ').length > 2 ? plain(said) : proposed(said);
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
    return proposed(`the ${lowerFirst(noun)} is ${figure}`);
  const [, thing, not = '', state = '', rest] = SAID_OF.exec(text) ?? [];
  if (!thing || /\b(?:by|of|to|for|with|if|when|the|an?|and|or)\s$|^(?:Not|As|To)\b/i.test(thing))
    return null;
  const said = `${thing}${/[^s]s\s$/.test(thing) ? 'are' : 'is'} ${not}${state}${rest}`;
  const isSide = /^The \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? $/u.test(thing);
  return isSide && /^(?:responsible|liable|entitled)$/.test(state) ? plain(said) : proposed(said);
}

/** Nouns that take no article: `insurance`, `heat`. */
const MASS =
  /(?:ness|ity|age|ance|ence|ing|ship|tion|sion|ics|acy|ware)$|^(?:heat|water|gas|power|equipment|access|leave|support|work|music|food|time)$/;
const COUNTED = /^(?:an?|the|all|any|each|every|one|two|three|four|five|six|ten|full|free)$/;
/** What the whole document is, which is no term of it, and what says nothing for itself. */
const NO_THING =
  /^(?:agreement|contract|lease|nda|settlement|sale|purchase|motion|letter|release|offer|deal|engagement|claim|suit|case|bill)$/;
const TRIFLE =
  /^[$£€]|=|^\d+ \p{L}+(?: (?:over|off|on))?$|^(?:best|kind) |^The \p{Lu}|\b(?:Inc|LLC|Ltd|Corp)\b|[,;:]/u;

/** `Two-year workmanship warranty`, `one renewal option of five years`. */
function wordThing(text: string): Wording | null {
  const [, most] = /^max(?:imum)?(?: of)? (\d+ .+)$/is.exec(text) ?? [];
  if (most) return plain(`there shall be a maximum of ${most}`);
  const [, sold] = /^sold (as[- ]is\b.*)$/is.exec(text) ?? [];
  if (sold) return plain(`the goods are sold ${sold.replace('EXCEPT', 'except')}`);
  const tokens = tagged(lowerFirst(text));
  const end = tokens.findIndex(
    ({ pos, lower }, at) =>
      at > 0 &&
      (pos === 'ADP' ||
        (tokens[at - 1]!.pos === 'NOUN' &&
          /^(?:held|paid|due|kept|returned|released)$/.test(lower)) ||
        /^(?:to|per|when|every|if)$/.test(lower)),
  );
  const [first, head] = [tokens[0], tokens[(end < 0 ? tokens.length : end) - 1]];
  const isVerbal =
    (end < 0 ? verbGroups(tokens).length > 0 : false) ||
    tokens
      .slice(0, end < 0 ? undefined : end)
      .some(({ pos, lower }) => pos === 'VERB' && !/(?:ed|ing)$/.test(lower));
  if (!first || head?.pos !== 'NOUN' || head.kind !== 'word' || tokens.length < 3 || isVerbal)
    return null;
  if (
    DENIES.test(text) ||
    TRIFLE.test(text.replace(/ \([^()]*\)|, (?=including|excluding)/g, '')) ||
    NO_THING.test(head.lower) ||
    isPerson(head.lower)
  )
    return null;
  if (!/^(?:ADJ|NOUN|NUM|DET|PROPN)$/.test(first.pos) && first.kind !== 'number') return null;
  const isMany = /[^s]s$/.test(head.lower) || first.kind === 'number' || COUNTED.test(first.lower);
  const article =
    isMany || MASS.test(head.lower)
      ? ''
      : /^(?:[aeiouAEIOU]|[FHLMNRSX][A-Z])/.test(text)
        ? 'an '
        : 'a ';
  const said = `there shall be ${article}${lowerFirst(text)}`;
  return new RegExp(`^${SHARE} `).test(text) ? plain(said) : proposed(said);
}

/** `An independent chemist`, `vessel captain`: who someone is. */
const isPerson = (noun: string): boolean => {
  const head = noun.split(' ').at(-1)!;
  return (
    isRole(head) ||
    isRole(capital(head)) ||
    /(?:man|men|woman|captain|chef|nurse|associate)$/i.test(head)
  );
};

import { tagged, verbGroups } from '@casewright/law/sentences';
import { escaped } from '../requirements/names.js';
import { DENIES, LASTS, SUM, WORKERS } from './note-patterns.js';
import { lowerFirst, plain, proposed } from './note-words.js';
import type { Wording } from './units.js';
import { isPerson, NO_THING } from './word-thing.js';

/** `Weekly mowing by the Provider for the Client`, `deal: carve and deliver ice`; when the term runs. */
export function wordAct(text: string, terms: readonly string[]): Wording | null {
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

/** `Confidential: test data and source code`. */
export function wordSecret(text: string): Wording | null {
  const what =
    /^(?:confidential(?: information| info)?|covered|covers|protected(?: information)?): (.+)$/is.exec(
      text,
    )?.[1];
  return what ? plain(`Confidential Information includes ${lowerFirst(what)}`) : null;
}

/** `Tenant: snow, leaves`, `risk: Seller until loaded`, `missed delivery: credit $95`; an act by one of the parties. */
export function wordLabel(text: string, terms: readonly string[]): Wording | null {
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
    !isPerson(label) &&
    /^(?:$| (?:until|from|after|before|if|when|on|at|unless|except|up to)\b)/.test(rest)
  )
    return proposed(
      `${bearer} shall ${BORNE.test(label) ? 'bear' : 'be responsible for'} the ${lowerFirst(label)}${rest}`,
    );
  const [, sum, payer] = new RegExp(`^(${SUM}.*?), (${any}) pays?$`, 'isu').exec(said) ?? [];
  if (sum && payer) return proposed(`${payer} shall pay ${sum} for ${lowerFirst(label)}`);
  // `Discloser: Lund Press, Inc. (Michigan)` says who it is.
  const isSide = (words: string): boolean => new RegExp(`^(?:${any})\\b`, 'i').test(words);
  const side = terms.find((term) => term.toLowerCase() === label.toLowerCase());
  const [, denied, when = ''] = /^no (\p{L}+ing)( .*)?$/isu.exec(side ? said : '') ?? [];
  if (side && denied) return proposed(`there shall be no ${denied} by ${side}${when}`);
  const isAct = said !== '' && !DENIES.test(said) && isVerb(said);
  if (side && isAct) return proposed(`${side} shall ${said}`);
  if (side && !isSide(said) && verbGroups(tagged(said)).length === 0)
    return proposed(`${side} shall be responsible for ${said}`);
  return doer && isAct && isNoun(label) && /[$£€\d]/.test(said)
    ? proposed(`for ${lowerFirst(label)}, ${doer} shall ${said}`)
    : null;
}

/** `Vessel - 31' sloop`, `Gear: three generators and cable`: what a label stands for. */
export function wordMeant(text: string, terms: readonly string[]): Wording | null {
  const [, label = '', what = ''] =
    /^(?:the )?(\p{L}[\p{L} -]{2,28}?)(?:: | [-–—] | = )([^,;]+)$/su.exec(text) ?? [];
  const isParty = terms.some(
    (term) =>
      term.toLowerCase().endsWith(` ${label.toLowerCase()}`) ||
      what.toLowerCase().startsWith(term.toLowerCase()),
  );
  if (!what || isParty || isPerson(label) || !isNoun(label) || verbGroups(tagged(what)).length > 0)
    return null;
  return proposed(
    `the ${lowerFirst(label)} ${/[^s]s$/.test(label) ? 'are' : 'is'} ${lowerFirst(what)}`,
  );
}

/** `Credit $95`, `mow weekly`; not `bulk tank`, where the verb is rather a noun before another. */
const isVerb = (said: string): boolean =>
  tagged(`They ${said}`)[1]?.pos === 'VERB' &&
  (tagged(`The ${said}`)[1]?.pos === 'VERB' || tagged(`The ${said}`)[2]?.pos !== 'NOUN');

/** `Missed delivery`, `snow and leaves`: what may be seen to; no name, no paper. */
const isNoun = (label: string): boolean =>
  tagged(label.toLowerCase()).every(
    ({ pos, kind }) => kind !== 'word' || /^(?:NOUN|ADJ|CCONJ|NUM|VERB)$/.test(pos),
  ) &&
  !/\b(?:parties|agmt|agr|re)$/i.test(label) &&
  !NO_THING.test(label.toLowerCase());

/** What a party bears, rather than sees to. */
const BORNE = /\b(?:risk|loss|costs?|expenses?|liens?|damage)\b/i;

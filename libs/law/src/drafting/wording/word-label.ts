import { tagged, verbGroups, verbLemma } from '@casewright/law/sentences';
import { escaped } from '../requirements/names.js';
import { DENIES, LASTS, SUM, WORKERS } from './note-patterns.js';
import { guessed, lowerFirst, plain, proposed } from './note-words.js';
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
  const [, denied, what = ''] = /^no (\p{L}+ing)( .*)?$/isu.exec(side ? said : '') ?? [];
  if (side && denied) return proposed(`${side} shall not ${verbLemma(denied)}${what}`);
  const isAct = said !== '' && !DENIES.test(said) && isVerb(said) && !isListOfThings(said);
  if (side && isAct) return proposed(`${side} shall ${said}`);
  if (side && !isSide(said) && verbGroups(tagged(said)).length === 0)
    return DENIES.test(said)
      ? null
      : proposed(`${side} shall be responsible for ${inSeries(said)}`);
  return doer && isAct && isNoun(label) && /[$£€\d]/.test(said)
    ? guessed(`for ${lowerFirst(label)}, ${doer} shall ${said}`)
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
  const said = `the ${lowerFirst(label)} ${/[^s]s$/.test(label) ? 'are' : 'is'} ${lowerFirst(what)}`;
  return /^(?:an?|the|all|[$£€\d‘“])/i.test(what) && isHead(label) ? proposed(said) : guessed(said);
}

/** `Credit $95`, `mow weekly`; not `bulk tank`, where the verb is rather a noun before another. */
const isVerb = (said: string): boolean =>
  tagged(`They ${said}`)[1]?.pos === 'VERB' &&
  (tagged(`The ${said}`)[1]?.pos === 'VERB' || tagged(`The ${said}`)[2]?.pos !== 'NOUN');

/** `Seed, lime, crop insurance`: nouns, though each might be a verb. */
const isListOfThings = (said: string): boolean => {
  const items = said.split(/, (?:and )?/);
  return (
    items.length > 1 &&
    !items[0]!.includes(' ') &&
    items.every((item) => tagged(`the ${item}`)[1]?.pos === 'NOUN')
  );
};

/** `Seed, lime, and crop insurance`. */
const inSeries = (said: string): string =>
  /\b(?:and|or)\b/.test(said)
    ? said
    : said.replace(/^((?:[^,]+, )+)([^,]+)$/, '$1and $2').replace(/^([^,]+), and /, '$1 and ');

/** `Missed delivery`, `snow and leaves`: what may be seen to; no name, no paper. */
const isNoun = (label: string): boolean =>
  tagged(label.toLowerCase()).every(
    ({ pos, kind }) => kind !== 'word' || /^(?:NOUN|ADJ|CCONJ|NUM|VERB)$/.test(pos),
  ) &&
  !/\b(?:parties|agmt|agr|re)$/i.test(label) &&
  !NO_THING.test(label.toLowerCase());

/** Whether a label ends with what can be said to be something: `carryover cap`; not `secured`, `repairs over`. */
export const isHead = (label: string): boolean => {
  const last = tagged(`the ${label.toLowerCase()}`).at(-1)!;
  return last.pos === 'NOUN' && !/ed$/.test(last.lower);
};

/** What a party bears, rather than sees to. */
const BORNE = /\b(?:risk|loss|costs?|expenses?|liens?|damage)\b/i;

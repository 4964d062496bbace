import type { PhrasePlace } from '../phrases.js';

export const after = ({ tokens, to }: PhrasePlace) => tokens[to];
export const before = ({ tokens, from }: PhrasePlace) => tokens[from - 1];
export const isAmount = (place: PhrasePlace): boolean =>
  after(place)?.kind === 'number' || after(place)?.pos === 'NUM';

/** Of a sum, and not `in the amount of detail`. */
export const isMoney = (place: PhrasePlace): boolean => {
  const next = after(place);
  return next !== undefined && (next.kind === 'number' || next.text === '$' || next.pos === 'NUM');
};

/** What has an amount is *of* it, and what asks for one is *for* it: `a deposit of`, `a check for`. */
const HAS_AMOUNT =
  /^(?:deposits?|fees?|fines?|bonds?|loans?|payments?|awards?|penalt(?:y|ies)|rents?|salar(?:y|ies)|damages|credits?|bonus(?:es)?|commissions?|balances?|debts?|restitution|interest|costs|expenses|premiums?|tax(?:es)?|grants?|contributions?|discounts?|loss(?:es)?|royalt(?:y|ies)|refunds?|charges?|sums?|retainers?|installments?|reserves?|dividends?|assessments?|surcharges?|compensation|price|prices|capital|income|profits?|mortgages?|bail)$/;
const ASKS_FOR_AMOUNT =
  /^(?:checks?|cheques?|judgments?|judgements?|verdicts?|bills?|invoices?|claims?|liens?|drafts?|receipts?|notes?|polic(?:y|ies)|demands?|bids?)$/;

/** `a deposit in the amount of $500` → `a deposit of $500`. */
export function amount(place: PhrasePlace): { to: number; put: string } | null {
  const noun = before(place)?.lower ?? '';
  if (HAS_AMOUNT.test(noun)) return { to: place.to, put: 'of' };
  return ASKS_FOR_AMOUNT.test(noun) ? { to: place.to, put: 'for' } : null;
}

/** `for the purpose of finding` → `to find`. */
export function purpose(place: PhrasePlace): { to: number; put: string } | null {
  const next = after(place);
  if (!next || next.masked || !/ing$/.test(next.lower) || next.pos !== 'VERB') return null;
  return { to: place.to + 1, put: `to ${next.lemma}` };
}

/** Adjectives whose adverb says something else. */
const NO_ADVERB =
  /^(?:certain|particular|specific|prescribed|specified|given|workmanlike|like|same|such|timely|orderly|only|commercial|new|old|good|bad|fast|long|lawyerlike|businesslike|different|best|better|fair|just|proper|usual|[a-z]+-[a-z-]+|[a-z]+ly|[a-z]+ing|[a-z]+ed)$/;

/** `in a negligent manner` → `negligently`. */
export function manner(place: PhrasePlace): { to: number; put: string } | null {
  const { tokens, to } = place;
  const [adjective, noun, next] = [tokens[to], tokens[to + 1], tokens[to + 2]];
  if (adjective?.pos !== 'ADJ' || NO_ADVERB.test(adjective.lower)) return null;
  if (noun?.lower !== 'manner' && noun?.lower !== 'fashion') return null;
  if (
    next &&
    /^(?:that|which|as|consistent|of|so|to|inconsistent|similar|calculated)$/.test(next.lower)
  )
    return null;
  return { to: to + 2, put: adverbOf(adjective.lower) };
}

/** The adverb of an adjective: `negligent` → `negligently`, `hasty` → `hastily`. */
function adverbOf(adjective: string): string {
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (/ic$/.test(adjective) && adjective !== 'public') return `${adjective}ally`;
  if (adjective.endsWith('ll')) return `${adjective}y`;
  return `${adjective}ly`;
}

import type { PhrasePlace } from '../phrases.js';

export const after = ({ tokens, to }: PhrasePlace) => tokens[to];
export const before = ({ tokens, from }: PhrasePlace) => tokens[from - 1];
export const isAmount = (place: PhrasePlace): boolean =>
  after(place)?.kind === 'number' || after(place)?.pos === 'NUM';

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

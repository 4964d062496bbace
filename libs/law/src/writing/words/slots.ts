import { isRole, type Token } from '@casewright/law/sentences';
import { GOVERNED, HOMOPHONES } from './homophones.js';

const MODAL = /^(?:must|should|would|could|may|might|shall|will|can|cannot|did|does|do|please)$/;
const HAVE = /^(?:has|have|had|having)$/;
/** Verbs before a clause: `they say it's evidence`. */
export const BEFORE_CLAUSE =
  /^(?:say|think|believe|know|hope|mean|show|argue|claim|find|feel|hold|agree|admit|concede|assume|suppose|suggest|see|tell|understand|is|be|go|come|live|stay|arrive|work|get|stand|sit|remain)$/;
const ARTICLE =
  /^(?:the|a|an|his|her|its|their|our|my|your|this|that|these|those|any|every|no|some|each)$/;

const OPENS_CLAUSE = /^(?:that|because|if|when|where|while|since|although|until|whether)$/;
/** They end as comparatives do. */
const NO_COMPARATIVE =
  /^(?:earlier|later|sooner|former|latter|further|proper|improper|sober|somber|eager|bitter|clever|tender|slender|sinister|utter|inner|outer|upper|other|over|under)$/;

const CITED_OR_WAIVED =
  /^(?:cases?|statutes?|rules?|authorit\w+|opinions?|decisions?|fees?|rights?|objections?|claims?|privileges?|defenses?|jury|notice|hearing|immunity|appeal)$/;

type Slot = (
  before: Token | undefined,
  next: Token,
  second: Token | undefined,
  first: Token | undefined,
) => boolean;

/** What stands around each slot; the tag of the word itself, which is another’s, tells nothing. */
const FITS: Record<string, Slot> = {
  n: (before, next, _, first) =>
    before !== undefined &&
    (ARTICLE.test(before.lower) ||
      (before.pos === 'ADJ' &&
        (ARTICLE.test(first?.lower ?? '') || /^(?:VERB|PRON)$/.test(first?.pos ?? ''))) ||
      /^better$/.test(before.lower)) &&
    (/^(?:AUX|ADP|CCONJ)$/.test(next.pos) || /^[.,;]$/.test(next.text)),
  v: (before, next, _, first) =>
    before !== undefined &&
    (before.lower === 'to'
      ? ARTICLE.test(next.lower) && /^(?:VERB|ADJ|NOUN|AUX|PRON)$/.test(first?.pos ?? '')
      : (MODAL.test(before.lower) ||
          /^(?:i|we|they|you)$/.test(before.lower) ||
          (/^(?:not|never)$/.test(before.lower) && MODAL.test(first?.lower ?? ''))) &&
        (ARTICLE.test(next.lower) || /^(?:him|them|it|us|you|me|that)$/.test(next.lower))),
  a: (before, next) =>
    before !== undefined &&
    ARTICLE.test(before.lower) &&
    !/^th(?:is|at)$/.test(before.lower) &&
    next.pos === 'NOUN' &&
    next.text === next.lower,
  p: (before, next) =>
    before !== undefined &&
    HAVE.test(before.lower) &&
    /^(?:DET|ADP|PRON|PART)$/.test(next.pos) &&
    next.lower !== 'of',
  o: (before, next, second) => {
    if (!before || before.masked) return false;
    const takesObject =
      (before.lower === 'to' && next.pos === 'NOUN') ||
      (before.pos === 'ADP' && !/^(?:that|because|as|like|if|whether)$/.test(before.lower)) ||
      (before.pos === 'VERB' && !BEFORE_CLAUSE.test(before.lemma));
    // `letter of`, which the tagger takes for a verb behind `you're`.
    const isHidden =
      next.pos === 'VERB' &&
      (before.pos === 'ADP' || before.pos === 'VERB') &&
      /^(?:ADP|PUNCT)$/.test(second?.pos ?? '');
    if (next.lower === 'own') return true;
    const isOwned = next.pos === 'NOUN' || (next.pos === 'ADJ' && second?.pos === 'NOUN');
    // `and it's trailer were`, `that it's agents had`
    const isJoined =
      (before.pos === 'CCONJ' || OPENS_CLAUSE.test(before.lower)) &&
      next.pos === 'NOUN' &&
      /^(?:AUX|VERB)$/.test(second?.pos ?? '');
    return isJoined || (takesObject && (isOwned || (isHidden && next.lemma === next.lower)));
  },
  // `smaller then that`
  A: (before, next) =>
    before?.pos === 'ADJ' &&
    /^\p{L}{2,}er$/u.test(before.lower) &&
    !NO_COMPARATIVE.test(before.lower) &&
    next.kind === 'word',
  B: (before, next) =>
    (before?.lower === 'to' || before?.lower === 'not' || MODAL.test(before?.lower ?? '')) &&
    /^(?:with|to)$/.test(next.lower),
  C: (before, next) =>
    /^(?:is|are|was|were|be|been|remain(?:ed|s)?)$/.test(before?.lower ?? '') &&
    /^(?:ADP|SCONJ|PUNCT|CCONJ)$/.test(next.pos) &&
    !/^(?:of|from)$/.test(next.lower),
  c: (before, next) =>
    isRole(before?.lower.replace(/'s$|s'$/, '') ?? '') &&
    /'s$/.test(before!.lower) &&
    !/^(?:city|county|state|school)/.test(before!.lower) &&
    !/^(?:of|for)$/.test(next.lower),
  f: (_, next, second) => next.lower === 'over' && ARTICLE.test(second?.lower ?? ''),
  g: (before, next) =>
    next.lower === 'on' && /^(?:no|any|some|little|a|direct|has|have)$/.test(before?.lower ?? ''),
  i: (before, next) => ARTICLE.test(before?.lower ?? '') && next.lower === 'to',
  j: (before, next) =>
    /n't$/.test(before?.lower ?? '') &&
    /^(?:that|the|what|how|who|whether|if|of)$/.test(next.lower),
  l: (_, next) =>
    /^(?:danger|threat|harm|risk|death|injury|arrest|collapse|peril)$/.test(next.lower),
  r: (_, next) => ARTICLE.test(next.lower),
  s: (before, next) =>
    before !== undefined &&
    (/^(?:he|she|it)$/.test(before.lower) || (before.pos === 'NOUN' && !/s$/.test(before.lower))) &&
    /^(?:the|an?|him|her|them|us|me|his|their)$/.test(next.lower),
  u: (_, next, second) =>
    (ARTICLE.test(next.lower) || next.pos === 'NUM') && CITED_OR_WAIVED.test(second?.lower ?? ''),
  y: (before, next) =>
    /^(?:drive|walk|run|go|speed|ride|move|drift|swerve)$/.test(before?.lemma ?? '') &&
    ARTICLE.test(next.lower),
  z: (before, _, __, first) =>
    ARTICLE.test(before?.lower ?? '') &&
    /^(?:apply|slam|hit|pump|inspect)$/.test(first?.lemma ?? ''),
  b: (before, next) =>
    /^(?:was|were|been|is|are|be)$/.test(before?.lower ?? '') &&
    /^(?:to|by|into|away|astray)$/.test(next.lower),
  // `its prepared to fund`, `your late`, `if your deposed in May`, `its too early`
  e: (before, next, second) =>
    next.lower !== 'own' &&
    (!before || !/^(?:ADP|VERB|DET)$/.test(before.pos) || BEFORE_CLAUSE.test(before.lemma)) &&
    (/^(?:an?|the|not|been|too|going)$/.test(next.lower) ||
      (next.pos === 'ADJ' && /^(?:to|that|if|and|or|\.)$/.test(second?.lower ?? '')) ||
      (next.pos === 'VERB' &&
        /(?:ed|own|en)$/.test(next.lower) &&
        /^(?:to|that|in|on|at|by|and|\.)$/.test(second?.lower ?? ''))),
  // `who's signature appears`
  h: (before, next, second) =>
    (before === undefined || /^(?:NOUN|PROPN|PUNCT|CCONJ)$/.test(before.pos)) &&
    ((next.pos === 'NOUN' && /^(?:VERB|AUX|PRON)$/.test(second?.pos ?? '')) ||
      (next.pos === 'ADJ' && second?.pos === 'NOUN')),
  k: (before, next) =>
    /^(?:has|have|had|is|was|are|were)$/.test(before?.lower ?? '') &&
    /^(?:NOUN|ADJ)$/.test(next.pos),
  q: (before, next) =>
    /^(?:he|she|it|they|we|who)$/.test(before?.lower ?? '') && /^(?:DET|ADP)$/.test(next.pos),
  d: (before, next, second) =>
    before?.pos === 'VERB' && next.lower === 'to' && ARTICLE.test(second?.lower ?? ''),
  m: (before, next, _, first) =>
    /^(?:could|should|would|might|must)$/.test(before?.lower ?? '') &&
    !ARTICLE.test(first?.lower ?? '') &&
    !/^(?:course|necessity|right|itself|themselves|himself|herself)$/.test(next.lower) &&
    !ARTICLE.test(next.lower),
  t: (before, next, second) =>
    /^(?:is|are|was|were|be|been|far|came|comes|come|seems|filed|being)$/.test(
      before?.lower ?? '',
    ) &&
    /^(?:late|early|much|many|little|few|long|short|vague|broad|narrow|small|large|great|high|low|remote|slow|soon|far|often|weak|old|young|indefinite|speculative|ill|sick|tired|drunk|busy|wide|thin|steep|expensive|costly|cold|dark)$/.test(
      next.lower,
    ) &&
    (second === undefined || /^(?:PUNCT|PART|ADP|SCONJ|CCONJ)$/.test(second.pos)),
  w: (before, next) =>
    (/^[.?!]?$/.test(before?.text ?? '') && /^(?:he|she|it|they|we|you)$/.test(next.lower)) ||
    ((before?.pos === 'VERB' || /^(?:of|on|to|or|question|,)$/.test(before?.lower ?? '')) &&
      /^(?:the|a|an|he|she|it|they|we|you|i|his|her|its|their|there|or)$/.test(next.lower)),
};

/** The preposition that the word before a place takes, where it has a wrong one; null for none. */
export function governedAt(tokens: readonly Token[], at: number): string | null {
  const own = GOVERNED.get(tokens[at - 1]?.lower ?? '')?.[0];
  return own?.slots.split(',').includes(tokens[at]!.lower) ? own.meant : null;
}

/** Verbs with an object before their preposition. */
const TRANSITIVE =
  /^(?:deprive[ds]?|accuse[ds]?|convict(?:ed|s)?|acquit(?:ted|s)?|relieve[ds]?|rob(?:bed|s)?)$/;
const LONGEST_OBJECT = 4;

/** `deprived the club from`: the same, where the object of the verb stands between. */
export function governedPast(tokens: readonly Token[], at: number): string | null {
  if (!/^(?:from|with|for)$/.test(tokens[at]!.lower)) return null;
  const near = tokens.slice(Math.max(0, at - 1 - LONGEST_OBJECT), at);
  const verb = near.findLast(({ pos }) => !/^(?:DET|ADJ|NOUN|PROPN|PRON|NUM)$/.test(pos));
  const own = verb && TRANSITIVE.test(verb.lower) ? GOVERNED.get(verb.lower)?.[0] : undefined;
  return own?.slots.split(',').includes(tokens[at]!.lower) ? own.meant : null;
}

/** The word that sounds like the one at a place and, unlike it, fits there; null for none. */
export function homophoneAt(tokens: readonly Token[], at: number): string | null {
  const [first, before, token, next, second] = [
    tokens[at - 2],
    tokens[at - 1],
    tokens[at]!,
    tokens[at + 1],
    tokens[at + 2],
  ];
  if (!next || next.masked || before?.masked) return null;
  const found = HOMOPHONES.get(token.lower)?.find(({ slots }) =>
    [...slots].some((slot) => FITS[slot]?.(before, next, second, first)),
  );
  return found?.meant ?? null;
}

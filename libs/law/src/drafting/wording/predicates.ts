import { baseOf, isJoin, isPast, thirdOf } from '../requirements/inflections.js';

/** Who or what a predicate is about. */
export interface Actor {
  isParty: boolean;
  isPlural: boolean;
  /** True where days or hours make what is done anyway a duty. */
  isTimed?: boolean;
}

/** A predicate as a contract has it. */
interface Predicate {
  words: string;
  /** `state` is how things are, or an act that is done by saying so: `accepts`, `keeps`. */
  says: 'duty' | 'right' | 'prohibition' | 'state';
}

const BE = '(?:is|are)';
const PROMISE = '(?:agree[sd]?|undertakes?|promise[sd]?|covenants?|ha(?:s|ve) (?:agreed|promised))';
const NOT = "(?: not| never|n['’]t)";
/** The act; none where its word was read as no verb, as `clean` or `open` may be. */
const THEN = '(?: |$)';

/** Read in this order: what stands before the act, what a contract says for it, and what that is. */
const BINDING: readonly (readonly [before: RegExp, by: string, says: Predicate['says']])[] = [
  [
    new RegExp(
      `^(?:do(?:es)?${NOT} (?:have|need) to|need not|${BE}${NOT} (?:required|obligated|obliged) to)${THEN}`,
    ),
    'is not required to',
    'state',
  ],
  [
    new RegExp(
      `^(?:(?:will|shall|must|should|may|can|do(?:es)?)${NOT}|cannot|won['’]t|${BE}${NOT} (?:allowed to|permitted to|entitled to|to)|${PROMISE} not to)${THEN}`,
    ),
    'shall not',
    'prohibition',
  ],
  [
    new RegExp(
      `^(?:will|shall|must|should|${BE} going to|(?:${BE}|ha(?:s|ve)|needs?|${BE} (?:required|obligated|obliged|bound)|${PROMISE}) to)${THEN}`,
    ),
    'shall',
    'duty',
  ],
  [
    new RegExp(
      `^(?:may|can|gets? to|${BE} (?:allowed|permitted|entitled|free) to|has the right to)${THEN}`,
    ),
    'may',
    'right',
  ],
];

/** What is felt, wished, or only said, and is no term. */
const FELT =
  /^(?:say|want|wish|hope|think|believe|know|like|love|prefer|plan|intend|expect|need|claim|allege|argue|worry|fear|mean|seem|appear|feel|suspect|guess|doubt|contend|complain)$/;
/** What a contract of secrets is about, and no duty unless someone says so: `will show it the drawings`. */
const TELLING = /^(?:disclose|share|show|discuss|explore|exchange|evaluate|consider)$/;
/** What people do anyway, which is no duty of theirs unless someone says so. */
const HABITS =
  /^(?:live|work|study|teach|play|run|come|move|understand|see|hear|find|try|ask|suggest|propose|insist|mention|refuse|deny|threaten|offer|call|tell|let|regard|tend|go|sue|have|need|sit|own|employ)$/;
/** What is done by saying so, or lasts. */
const STANDS =
  /^(?:be|have|own|keep|retain|bear|hold|remain|accept|acknowledge|represent|warrant|waive|release|assign|grant|license|guarantee|reserve|disclaim|confirm|agree|assume)$/;

/** What is done for a party, rather than to a thing that a pronoun was taken for: `she is sold in foal`. */
const OWED_TO =
  /^(?:paid|reimbursed|repaid|compensated|notified|told|informed|given|sent|credited|refunded|charged|billed|invoiced|released|indemnified|insured|covered|named|added|consulted|trained|provided|supplied|relieved|excused)$/;

/** Words for which a contract has others. */
const PLAIN: Readonly<Record<string, string>> = { do: 'perform', get: 'receive', fix: 'repair' };

/**
 * What a party does as what it shall, shall not, or may do; what a thing does as it is, unless someone binds it.
 * Null for the past, for what is not certain, and for what no contract says of anyone. `words` are the
 * predicate's, `act` the lemma of its first verb.
 */
export function promised(words: string, act: string, by: Actor): Predicate | null {
  if (/^(?:would|could|might|was|were|had|did)\b|\bbeen\b|^\p{L}+ing$/u.test(words)) return null;
  // `Delivery is to the brewery`
  if (/^(?:is|are) to(?: (?:the|an?|its|his|her|their|each|any|all))?$/.test(words))
    return { words, says: 'state' };
  const isBound = /^(?:shall|must|may|can|cannot|will not|won)\b/.test(words);
  if ((FELT.test(act) && !(isBound && act === 'appear')) || (TELLING.test(act) && !isBound))
    return null;
  // What someone is about to do is planned: to be confirmed.
  if (/^(?:is|are) (?:\p{L}+ly )?(?!going)\p{L}+ing$/u.test(words))
    return by.isParty && !HABITS.test(act) ? { words: `shall ${act}`, says: 'state' } : null;
  for (const [before, modal, says] of BINDING) {
    const found = before.exec(words);
    if (found)
      return { words: `${modal} ${wellSaid(words.slice(found[0].length))}`.trimEnd(), says };
  }
  return presentOf(words, by);
}

/** `pays`, `stops and destroys`, `is paid`. */
function presentOf(words: string, { isParty, isPlural, isTimed = false }: Actor): Predicate | null {
  const [, not = '', participle] = /^(?:is|are)( not|n['’]t)?(?: (\p{L}+))?$/u.exec(words) ?? [];
  const isBe = /^(?:is|are)\b/.test(words);
  if (isBe && participle && isParty && OWED_TO.test(participle))
    return { words: `shall${not && ' not'} be ${participle}`, says: 'duty' };
  const acts = words.split(/,? (?:and|or) |, /);
  if (isBe && (isParty || participle || words.length < 8)) return { words, says: 'state' };
  if (acts.some((act) => !/^\p{Ll}+$/u.test(act) || isPast(act))) return null;
  if (!isParty) return { words, says: 'state' };
  const bases = acts.map(baseOf);
  if (bases.every((base) => STANDS.test(base)))
    return { words: isPlural ? words : words.replace(/\p{L}+/gu, thirdOf), says: 'state' };
  if (
    bases.some((base) => HABITS.test(base) && !(isTimed && /^(?:work|come|teach|play)$/.test(base)))
  )
    return null;
  const based = words.replace(/\p{L}+/gu, (word) => (isJoin(word) ? word : baseOf(word)));
  return { words: `shall ${wellSaid(based)}`, says: 'duty' };
}

/** `Gets the permits` obtains them. */
const wellSaid = (act: string): string => act.replace(/^(?:get|fix|do)\b/, (word) => PLAIN[word]!);

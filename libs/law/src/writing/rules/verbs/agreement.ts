import type { Token } from '@casewright/law/sentences';
import { isFiniteVerb, nounPhraseEnd, shapeOf } from '../../text/grammar.js';
import { inflect } from '../../verbs/inflect.js';
import { BEFORE_CLAUSE } from '../../words/slots.js';
import { firstWord } from '../first-word.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';
import {
  GROUP,
  MEASURED,
  matchOf,
  PLURAL_DETERMINER,
  PLURAL_WITHOUT_S,
  pluralOf,
  SINGULAR_S,
  TO_PLURAL,
  TO_SINGULAR,
} from './agreement-words.js';
import { OF_ONE } from './head-noun.js';
import { isNounByPlace, WHO } from './phrase-ends.js';
import { subjectBefore } from './subject.js';

export const agreement: Rule = {
  id: 'agreement',
  name: 'Verb and subject disagree',
  family: 'verbs',
  severity: 'medium',
  why: 'A singular subject takes a singular verb; a reader who stumbles there begins to look for other slips.',
  source: 'Garner’s Modern English Usage, on subject-verb agreement; The Redbook, on verbs',
  matches: [
    'Defendants [[was]] served in May.',
    'The parties [[agrees]] that the venue is proper. The welds on the hull [[was]] cracked.',
    'Each of the deeds except the copy [[bear]] a stamp.',
    'The seams along the edge of every tarp [[has]] split. The list of the tools, together with the bills for two weeks, [[prove]] that he worked.',
    'The account of the guards who entered the hall and searched the rooms [[show]] that it was dark. The condition of the rails, rollers, and pins [[were]] poor. The quality of the review and of its findings [[depend]] on the data.',
  ],
  passes: ['Defendant was served, and one of the parties agrees.'],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap((verb, i) => {
        if (verb.masked || tokens[i - 1]?.masked) return [];
        const found =
          ofPronoun(tokens, i) ?? ofThere(tokens, i) ?? ofRelative(tokens, i) ?? ofNoun(tokens, i);
        return found ?? [];
      }),
    ),
};

/** `it don't`, `he have`, `they was`; `were` may be a wish, and `that he have` a demand. */
function ofPronoun(tokens: readonly Token[], i: number): Match | null {
  const at = tokens[i - 1]?.pos === 'ADV' ? i - 2 : i - 1;
  const [subject, verb] = [tokens[at], tokens[i]!];
  const isMany = /^(?:they|we|you)$/.test(subject?.lower ?? '');
  if (!subject || !(isMany || /^(?:he|she|it)$/.test(subject.lower))) return null;
  const before = tokens[at - 1]?.lower ?? '';
  // `the foreman and he agree`
  if (before === 'and' && /^(?:NOUN|PROPN)$/.test(tokens[at - 2]?.pos ?? '')) return null;
  const isPlain = /^(?:|and|but|because|when)$/.test(before) && !isFiniteVerb(tokens[i + 1]);
  const told = isPlain ? singularOf(verb) : undefined;
  const put = isMany
    ? pluralOf(verb, tokens[i + 1])
    : /^weren?/.test(verb.lower)
      ? undefined
      : (TO_SINGULAR.get(verb.lower) ?? told);
  return put && /^(?:|and|but|if|because|when|,)$/.test(before) && tokens[0]!.lower !== 'should'
    ? matchOf(verb, put, [subject])
    : null;
}

const OPENERS = /^(?:there|here|attached|enclosed)$/;

/** `there is three reasons`, `Enclosed is the two letters`: the subject is behind. */
function ofThere(tokens: readonly Token[], i: number): Match | null {
  const [there, verb] = [tokens[i - 1], tokens[i]!];
  const put = TO_PLURAL.get(verb.lower);
  const isThere = there?.lower === 'there';
  if (!put || !OPENERS.test(there?.lower ?? '') || !(isThere || i === 1)) return null;
  const end = nounPhraseEnd(tokens, i + 1);
  const phrase = tokens.slice(i + 1, end);
  const last = phrase.at(-1);
  const isCounted = phrase.some(({ lower }) => PLURAL_DETERMINER.test(lower));
  const isMany =
    last?.pos === 'NOUN' &&
    /[^s]s$/.test(last.lower) &&
    !SINGULAR_S.test(last.lower) &&
    !MEASURED.test(last.lower) &&
    !GROUP.test(last.lower) &&
    !OF_ONE.test(phrase[0]!.lower);
  // `There is cars and a boat` may count the first alone; `there is the matters` is a title's.
  const isPlain = isCounted || phrase[0]?.lower === 'no' || (!isThere && phrase[0]?.pos !== 'NOUN');
  return isMany && isPlain ? matchOf(verb, put, [there!]) : null;
}

/** `the damages that was`, `three e-mails, each of which were`: what stands before is the subject. */
function ofRelative(tokens: readonly Token[], i: number): Match | null {
  const [of, which] = [tokens[i - 2], tokens[i - 1]];
  const verb = tokens[i]!;
  if (of?.lower === 'of' && /^(?:which|whom)$/.test(which!.lower)) {
    const put = TO_SINGULAR.get(verb.lower) ?? singularOf(verb);
    const each = tokens[i - 3];
    return put && /^(?:each|either|neither)$/.test(each?.lower ?? '')
      ? matchOf(verb, put, [each!, of, which!])
      : null;
  }
  const determiner = tokens[i - 3]?.lower ?? '';
  const one = TO_SINGULAR.get(verb.lower);
  // `each person who have`
  if (one && of?.pos === 'NOUN' && !/s$/.test(of.lower) && which!.lower === 'who')
    return /^(?:each|every|an?)$/.test(determiner) ? matchOf(verb, one, [of, which!]) : null;
  const put = TO_PLURAL.get(verb.lower);
  if (!put || !of || of.masked || of.pos !== 'NOUN' || !/^(?:that|which|who)$/.test(which!.lower))
    return null;
  const isMany = PLURAL_WITHOUT_S.test(of.lower) || /[^su]s$/.test(of.lower);
  const isHead =
    PLURAL_DETERMINER.test(determiner) || /^(?:the|his|her|its|their)$/.test(determiner);
  const isPlain =
    !tokens[i - 4] || (which!.lower === 'who' && !/^(?:of|only)$/.test(tokens[i - 4]!.lower));
  return isMany && isHead && !MEASURED.test(of.lower) && isPlain
    ? matchOf(verb, put, [of, which!])
    : null;
}

/** Behind these a clause may wish or demand: `that he have notice`, `if it were`. */
const WISHES = /^(?:if|though|lest|that|whether|wish|unless)$/;
const NO_SUBJECT = /^(?:his|her|its|their|our|my|your|for)$|'s$/;
/** `need not`, `inter vivos` */
const NOT_FINITE = /^(?:need (?:not|only|never)|inter \p{L}+)$/u;
const TAKES_OBJECT = /^(?:DET|PART|SCONJ)$/;
/** A noun and phrases with a preposition, each of one noun. */
const PLAIN = /^[DR]?J*N(?:A[DR]?J*[NP])+$/;
const GOES_ON = /^(?:DET|PART|PRON|SCONJ|ADP|ADV|NOUN|ADJ|NUM)$/;

function ofNoun(tokens: readonly Token[], i: number): Match | null {
  const verb = tokens[i]!;
  const before = tokens[i - 1];
  // `Plaintiffs respectfully requests`, `, read as a whole, states a claim`: the tagger makes a noun of it.
  const isThird = verb.pos === 'NOUN' && /[^s]s$/.test(verb.lower);
  const takes = /^(?:the|an?|his|her|its|their|our|my|your|that|him|them|it)$/.test(
    tokens[i + 1]?.lower ?? '',
  );
  const isHidden =
    isThird &&
    (/ly$/.test(before?.lower ?? '') ||
      (before?.text === ',' && tokens[i + 1]?.pos === 'DET') ||
      (takes && before?.pos === 'NOUN' && /[^s]s$/.test(before.lower)));
  // `The evidence about her friends support the finding`
  const isBase =
    verb.pos === 'NOUN' &&
    !/(?:ed|s)$/.test(verb.lower) &&
    takes &&
    (before?.text === ','
      ? /^[^,]*,[^,]*,$/.test(shapeOf(tokens).slice(0, i))
      : (tokens[i + 1]!.lower !== 'that' || BEFORE_CLAUSE.test(verb.lower)) &&
        before?.pos !== 'DET') &&
    isAlone(tokens, i);
  if (
    !before ||
    verb.text !== verb.lower ||
    !(isHidden || isBase || /^(?:VERB|AUX)$/.test(verb.pos))
  )
    return null;
  if (/^(?:ADP|AUX|DET|PART)$/.test(before.pos) || isNoSubject(tokens, i - 1)) return null;
  if (
    verb.pos === 'VERB' &&
    (before.pos === 'ADJ' || (before.pos === 'VERB' && !endsRelative(tokens, i)))
  )
    return null;
  if (before.pos === 'ADV' && tokens[i - 2]?.pos === 'AUX') return null;
  if (NOT_FINITE.test(`${verb.lower} ${tokens[i + 1]?.lower}`)) return null;
  const next = tokens[i + 1]?.pos ?? '';
  const sure = isHidden ? verb.lower.slice(0, -1) : pluralOf(verb, tokens[i + 1]);
  // `The terms of the note requires payment`
  const isLoose = verb.pos === 'VERB' && /^(?:NOUN|ADJ|NUM)$/.test(next);
  const one =
    sure ?? (isLoose && inflect(verb.lemma).third === verb.lower ? verb.lemma : undefined);
  const many =
    TO_SINGULAR.get(verb.lower) ?? (isBase ? inflect(verb.lower).third : singularOf(verb));
  if (!one && !many) return null;
  const subject = ofNeither(tokens, i) ?? subjectBefore(tokens, i);
  if (!subject || subject.isMany === (many !== undefined) || (isBase && subject.isNear))
    return null;
  const { start, end, isNear } = subject;
  if (one && !sure && (isNear || !PLAIN.test(shapeOf(tokens.slice(start, i))))) return null;
  // `the map act`: right behind a noun it may be one.
  if (many && verb.pos === 'VERB' && !(isNear ? TAKES_OBJECT : GOES_ON).test(next)) return null;
  const isOpen = firstWord(tokens, WISHES) >= start;
  if (many && !isOpen && !/^(?:are|aren't|do|don't)$/.test(verb.lower)) return null;
  return matchOf(verb, (one ?? many)!, tokens.slice(start, end));
}

/** `the form that he signed define it`: a verb right behind another, which ended a clause. */
const endsRelative = (tokens: readonly Token[], at: number): boolean => {
  const { lower, lemma } = tokens[at - 1]!;
  return lower !== lemma && lower === inflect(lemma).past && firstWord(tokens, WHO) < at - 1;
};

/** No other verb is before it but in a relative clause, nor behind it in its clause. */
const isAlone = (tokens: readonly Token[], at: number): boolean => {
  const end = tokens.findIndex(({ lower }, i) => i > at && /^(?:[,;:.]|that|and)$/.test(lower));
  return !tokens
    .slice(0, end < 0 ? tokens.length : end)
    .some(
      (token, i) =>
        isFiniteVerb(token) && !isNounByPlace(tokens, i) && !(i < at && firstWord(tokens, WHO) < i),
    );
};

const NEITHER = /^n?either$/;
const LONGEST_PHRASE = 5;

/** `neither the text nor its history support`: the nearer one counts. */
function ofNeither(tokens: readonly Token[], verb: number): ReturnType<typeof subjectBefore> {
  if (firstWord(tokens, NEITHER) >= verb) return null;
  const near = tokens.slice(Math.max(0, verb - LONGEST_PHRASE), verb);
  const nor = near.findLastIndex(({ lower }) => /^n?or$/.test(lower));
  if (nor < 0) return null;
  const phrase = near.slice(nor + 1);
  const last = phrase.at(-1);
  const isPlain = phrase.every(({ pos }) => /^(?:DET|PRON|ADJ|NOUN)$/.test(pos));
  if (
    last?.pos !== 'NOUN' ||
    /ed$/.test(last.lower) ||
    !isPlain ||
    (GROUP.test(last.lower) && last.lower !== 'children')
  )
    return null;
  const isMany = /(?:[^su]s|children)$/.test(last.lower);
  return { start: verb - phrase.length, end: verb, isMany, isPair: false, isNear: false };
}

/** `her have`, but not `with her have`. */
const isNoSubject = (tokens: readonly Token[], at: number): boolean =>
  NO_SUBJECT.test(tokens[at]!.lower) && tokens[at - 1]?.pos !== 'ADP';

/** `refuse` → `refuses` */
function singularOf({ pos, lower, lemma }: Token): string | undefined {
  if (pos !== 'VERB' || lower !== lemma || /[^e]ed$|[^s]s$/.test(lower)) return undefined;
  const { past, third } = inflect(lemma);
  return past === lower ? undefined : third;
}

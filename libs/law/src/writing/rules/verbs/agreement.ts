import type { Token } from '@casewright/law/sentences';
import { isFiniteVerb } from '../../text/grammar.js';
import { inflect } from '../../verbs/inflect.js';
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
    'The parties [[agrees]] that the venue is proper.',
    'Plaintiffs respectfully [[requests]] leave to amend.',
    'The damages that [[was]] caused by the breach are undisputed.',
    'Each of the experts [[were]] deposed.',
    'He sent three e-mails, each of which [[were]] received.',
    'These objections [[was]] late.',
    'No responses [[was]] served.',
    'The criteria [[is]] applied flexibly.',
    'The number of claims [[have]] doubled. Either the lender or its agents [[has]] to show it.',
    'They [[was]] at the office. He then [[ask]] for it.',
    'The list of exhibits [[were]] filed late.',
    'The allegations of negligence in the complaint [[rests]] on one report.',
    'The records [[shows]] that he paid.',
    'Because the photographs [[shows]] only the front, he lost.',
    'The clerk [[have]] the form, but the landlord [[refuse]] to sign, and the tenant waits.',
    'The report and the map [[was]] filed, and there [[is]] three reasons.',
    'The map and the ledger [[differs]] from the deed.',
    'If it [[don’t]] settle, he will sue.',
    'The report that the inspectors wrote in May [[were]] lost.',
    'The invoices, which the clerk sent in May, [[was]] late.',
  ],
  passes: [
    'Defendant was served, and one of the parties agrees.',
    'Plaintiffs’ counsel agrees, and the Plaintiffs were served.',
    'The sum of the damages that was awarded is small.',
    'Each of the experts was deposed.',
    'Two years is a long time, and ten dollars is little.',
    'One of the criteria is notice.',
    'The experts each were deposed.',
    'Each of the letters that were sent is lost.',
    'It is one of the few cases that was reversed.',
    'Neither of the notes was signed.',
    'The cost of the repairs was high, and the results of the tests were good.',
    'What each of us have in mind is peace.',
    'A number of exhibits were filed, and the majority of them were read.',
    'The reports on the fire and the flood were read.',
    'The list of what they own and the deed were lost.',
    'If it were late, he would lose. The rules require that he have notice.',
    'The report, the letter that he wrote, and the deed were lost.',
  ],
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

/** `there is three reasons` */
function ofThere(tokens: readonly Token[], i: number): Match | null {
  const [there, verb, count, noun] = tokens.slice(Math.max(0, i - 1), i + 3);
  const put = TO_PLURAL.get(verb?.lower ?? '');
  return put &&
    there?.lower === 'there' &&
    (PLURAL_DETERMINER.test(count?.lower ?? '') || count?.lower === 'no') &&
    /[^s]s$/.test(noun?.lower ?? '') &&
    !SINGULAR_S.test(noun!.lower) &&
    tokens[i + 3]?.pos !== 'NOUN' &&
    !MEASURED.test(noun!.lower)
    ? matchOf(verb!, put, [there])
    : null;
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
  if (!put || !of || of.masked || of.pos !== 'NOUN' || !/^(?:that|which)$/.test(which!.lower))
    return null;
  const isMany = PLURAL_WITHOUT_S.test(of.lower) || /[^su]s$/.test(of.lower);
  const isHead =
    PLURAL_DETERMINER.test(determiner) || /^(?:the|his|her|its|their)$/.test(determiner);
  return isMany && isHead && !MEASURED.test(of.lower) && !tokens[i - 4]
    ? matchOf(verb, put, [of, which!])
    : null;
}

/** Behind these a clause may wish or demand: `that he have notice`, `if it were`. */
const WISHES = /^(?:if|though|lest|that|whether|wish|unless)$/;
const NO_SUBJECT = /^(?:his|her|its|their|our|my|your|for)$|'s$/;
/** `need not`, `inter vivos` */
const NOT_FINITE = /^(?:need (?:not|only|never)|inter \p{L}+)$/u;
const TAKES_OBJECT = /^(?:DET|PART|SCONJ)$/;
const GOES_ON = /^(?:DET|PART|PRON|SCONJ|ADP|ADV)$/;

function ofNoun(tokens: readonly Token[], i: number): Match | null {
  const verb = tokens[i]!;
  const before = tokens[i - 1];
  // `Plaintiffs respectfully requests`, `, read as a whole, states a claim`: the tagger makes a noun of it.
  const isHidden =
    verb.pos === 'NOUN' &&
    /[^s]s$/.test(verb.lower) &&
    (/ly$/.test(before?.lower ?? '') || (before?.text === ',' && tokens[i + 1]?.pos === 'DET'));
  if (!before || verb.text !== verb.lower || !(isHidden || /^(?:VERB|AUX)$/.test(verb.pos)))
    return null;
  if (/^(?:ADP|AUX|DET|PART)$/.test(before.pos) || isNoSubject(tokens, i - 1)) return null;
  if (verb.pos === 'VERB' && /^(?:ADJ|VERB)$/.test(before.pos)) return null;
  if (before.pos === 'ADV' && tokens[i - 2]?.pos === 'AUX') return null;
  if (NOT_FINITE.test(`${verb.lower} ${tokens[i + 1]?.lower}`)) return null;
  const one = isHidden ? verb.lower.slice(0, -1) : pluralOf(verb, tokens[i + 1]);
  const many = TO_SINGULAR.get(verb.lower) ?? singularOf(verb);
  if (!one && !many) return null;
  const subject = ofNeither(tokens, i) ?? subjectBefore(tokens, i);
  if (!subject || subject.isMany === (many !== undefined)) return null;
  const { start, end, isNear } = subject;
  // `the map act`: right behind a noun it may be one.
  const next = tokens[i + 1]?.pos ?? '';
  if (many && verb.pos === 'VERB' && !(isNear ? TAKES_OBJECT : GOES_ON).test(next)) return null;
  const isOpen = firstWord(tokens, WISHES) >= start;
  if (many && !isOpen && !/^(?:are|aren't|do|don't)$/.test(verb.lower)) return null;
  return matchOf(verb, (one ?? many)!, tokens.slice(start, end));
}

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
  if (pos !== 'VERB' || lower !== lemma || /[^e]ed$/.test(lower)) return undefined;
  const { past, third } = inflect(lemma);
  return past === lower ? undefined : third;
}

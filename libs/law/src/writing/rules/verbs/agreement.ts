import type { Token } from '@casewright/law/sentences';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';
import { atDistance, ofPair, ofPlain } from './agreement-phrases.js';
import {
  MEASURED,
  matchOf,
  opensClause,
  PLURAL_DETERMINER,
  PLURAL_WITHOUT_S,
  SINGULAR_S,
  TO_PLURAL,
  TO_SINGULAR,
} from './agreement-words.js';

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
    'They [[was]] at the office.',
    'The list of exhibits [[were]] filed late.',
    'The allegations of negligence in the complaint [[rests]] on one report.',
    'The records [[shows]] that he paid.',
    'Because the photographs [[shows]] only the front, he lost.',
    'The clerk [[have]] the form, but the landlord [[refuse]] to sign, and the tenant waits.',
    'The report and the map [[was]] filed, and there [[is]] three reasons.',
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
      tokens.flatMap(
        (_, i) =>
          ofParties(tokens, i) ??
          singularVerb(tokens, i) ??
          pluralVerb(tokens, i) ??
          ofPronoun(tokens, i) ??
          ofPlain(tokens, i) ??
          ofPair(tokens, i) ??
          atDistance(tokens, i) ??
          [],
      ),
    ),
};

/** `it don't`, `he have`; `were` may be a wish, and `that he have` a demand. */
function ofPronoun(tokens: readonly Token[], i: number): Match[] | null {
  const [subject, verb] = [tokens[i - 1], tokens[i]!];
  const put = /^weren?/.test(verb.lower) ? undefined : TO_SINGULAR.get(verb.lower);
  if (!put || !subject || !/^(?:he|she|it)$/.test(subject.lower)) return null;
  const before = tokens[i - 2]?.lower ?? '';
  return /^(?:|and|but|if|because|when|,)$/.test(before) && tokens[0]!.lower !== 'should'
    ? [matchOf(verb, put, [subject])]
    : null;
}

const PARTIES = /^(?:plaintiffs|defendants|petitioners|respondents|appellants|appellees|parties)$/;
const WHAT_PARTIES_DO =
  /^(?:agrees|requests|seeks|moves|argues|contends|asserts|acknowledges|submits|intends|prays)$/;

/** `Defendants was`, `the parties agrees`, `Plaintiffs respectfully requests`. */
function ofParties(tokens: readonly Token[], i: number): Match[] | null {
  const verb = tokens[i]!;
  const put =
    TO_PLURAL.get(verb.lower) ??
    (WHAT_PARTIES_DO.test(verb.lower) ? verb.lower.slice(0, -1) : undefined);
  if (!put || verb.masked) return null;
  const at = /^(?:respectfully|hereby|also)$/.test(tokens[i - 1]?.lower ?? '') ? i - 2 : i - 1;
  const [article, role] = [tokens[at - 1], tokens[at]];
  if (!role || role.masked || !PARTIES.test(role.lower)) return null;
  const start = article?.lower === 'the' ? at - 1 : at;
  return opensClause(tokens, start) ? [matchOf(verb, put, tokens.slice(start, i))] : null;
}

/** A plural subject before `was`, `is`, `has`. */
function singularVerb(tokens: readonly Token[], i: number): Match[] | null {
  const verb = tokens[i]!;
  const put = TO_PLURAL.get(verb.lower);
  const [second, before] = [tokens[i - 2], tokens[i - 1]];
  if (!put || verb.masked || !before || before.masked) return null;
  const subject = before.lower === 'that' || before.lower === 'which' ? i - 2 : i - 1;
  const wrong =
    before.lower === 'they' && !second?.masked
      ? opensClause(tokens, i - 1)
      : isPluralSubject(tokens, subject, subject === i - 1);
  return wrong ? [matchOf(verb, put, tokens.slice(Math.max(0, subject - 1), i))] : null;
}

/** `the damages`, `these objections`, `no responses`, and nothing before them that they hang on. */
function isPluralSubject(tokens: readonly Token[], noun: number, isDirect: boolean): boolean {
  const [word, determiner] = [tokens[noun], tokens[noun - 1]];
  if (!word || word.masked || word.pos !== 'NOUN' || !determiner) return false;
  const plural = PLURAL_WITHOUT_S.test(word.lower) || /s$/.test(word.lower);
  if (!plural || MEASURED.test(word.lower) || SINGULAR_S.test(word.lower)) return false;
  const counts =
    PLURAL_DETERMINER.test(determiner.lower) ||
    determiner.lower === 'no' ||
    ((!isDirect || PLURAL_WITHOUT_S.test(word.lower)) &&
      /^(?:the|his|her|its|their)$/.test(determiner.lower));
  return counts && opensClause(tokens, noun - 1);
}

/** `each of the experts were`, `each of which have`. */
function pluralVerb(tokens: readonly Token[], i: number): Match[] | null {
  const verb = tokens[i]!;
  const put = TO_SINGULAR.get(verb.lower);
  if (!put || verb.masked) return null;
  for (let at = i - 3; at >= Math.max(0, i - 5); at--) {
    const [each, of] = [tokens[at]!, tokens[at + 1]!];
    if (!/^(?:each|either|one)$/.test(each.lower) || of.lower !== 'of' || each.masked) continue;
    const group = tokens.slice(at + 2, i);
    if (!isGroup(group) || !opensRelative(tokens, at, group)) return null;
    return [matchOf(verb, put, tokens.slice(at, i))];
  }
  return null;
}

/** `them`, `which`, `the experts`, `the three experts`: a noun at the end and only there. */
const isGroup = (group: readonly Token[]): boolean =>
  group.every(({ masked, kind }) => !masked && kind !== 'mark') &&
  (group.length === 1
    ? /^(?:them|which|whom|these|those)$/.test(group[0]!.lower)
    : /^(?:the|these|those|his|her|its|their|our)$/.test(group[0]!.lower) &&
      group.at(-1)!.pos === 'NOUN' &&
      group.slice(1, -1).every(({ pos }) => /^(?:ADJ|NUM|NOUN)$/.test(pos)));

const opensRelative = (tokens: readonly Token[], at: number, group: readonly Token[]): boolean =>
  opensClause(tokens, at) ||
  (tokens[at - 1]!.text === ',' && /^(?:which|whom|them)$/.test(group.at(-1)!.lower));

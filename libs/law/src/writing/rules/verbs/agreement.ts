import type { Token } from '@casewright/law/sentences';
import { inCaseOf } from '../../text/grammar.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

const TO_PLURAL = new Map([
  ['was', 'were'],
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
]);
const TO_SINGULAR = new Map([...TO_PLURAL].map(([singular, plural]) => [plural, singular]));

/** Only a plural is after these. */
const PLURAL_DETERMINER =
  /^(?:these|those|several|many|both|few|various|two|three|four|five|six|seven|eight|nine|ten)$/;
/** A sum of these is one thing: `ten years is long`. */
const MEASURED =
  /^(?:years|months|weeks|days|hours|minutes|times|dollars|percent|miles|feet|acres|pounds|inches|yards|thirds|quarters|news|proceeds)$/;
const SINGULAR_S = /(?:ss|us|is|ics|ews|ings?)$/;
/** Words of Greek and Latin that are plural without an *s*. */
const PLURAL_WITHOUT_S = /^(?:criteria|phenomena)$/;

export const agreement: Rule = {
  id: 'agreement',
  name: 'Verb and subject disagree',
  family: 'verbs',
  severity: 'medium',
  why: 'A singular subject takes a singular verb; a reader who stumbles there begins to look for other slips.',
  source: 'Garner’s Modern English Usage, on subject-verb agreement; The Redbook, on verbs',
  matches: [
    'Defendants [[was]] served in May.',
    'The parties [[agrees]] that venue is proper.',
    'Plaintiffs respectfully [[requests]] leave to amend.',
    'The damages that [[was]] caused by the breach are undisputed.',
    'Each of the experts [[were]] deposed.',
    'He sent three e-mails, each of which [[were]] received.',
    'These objections [[was]] late.',
    'No responses [[was]] served.',
    'The criteria [[is]] applied flexibly.',
    'They [[was]] at the office.',
    'The list of exhibits [[were]] filed late.',
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
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap(
        (_, i) =>
          ofParties(tokens, i) ??
          singularVerb(tokens, i) ??
          pluralVerb(tokens, i) ??
          behindPlural(tokens, i) ??
          [],
      ),
    ),
};

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

/** At the sentence's beginning, or right after a conjunction. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return true;
  return (
    !before.masked &&
    /^(?:that|but|because|when|if|although|though|while|since|;)$/.test(before.lower)
  );
}

/** `each of the experts were`, `each of which have`. */
function pluralVerb(tokens: readonly Token[], i: number): Match[] | null {
  const verb = tokens[i]!;
  const put = TO_SINGULAR.get(verb.lower);
  if (!put || verb.masked) return null;
  for (let at = i - 3; at >= Math.max(0, i - 5); at--) {
    const [each, of] = [tokens[at]!, tokens[at + 1]!];
    if (!/^(?:each|either)$/.test(each.lower) || of.lower !== 'of' || each.masked) continue;
    const group = tokens.slice(at + 2, i);
    if (!isGroup(group) || !opensRelative(tokens, at, group)) return null;
    return [matchOf(verb, put, tokens.slice(at, i))];
  }
  return null;
}

/** Nouns that stay one thing, whatever they are of. */
const ONE_THING =
  /^(?:list|box|copy|purpose|existence|absence|lack|failure|length|quality|validity|location|cost|value|result|scope|timing|accuracy|filing|testimony|denial|dismissal)$/;

/** `the list of exhibits were`: the verb of the noun before it. */
function behindPlural(tokens: readonly Token[], i: number): Match[] | null {
  const verb = tokens[i]!;
  const put = TO_SINGULAR.get(verb.lower);
  const [noun, before] = [tokens[i - 1], tokens[i - 2]];
  if (!put || verb.masked || noun?.pos !== 'NOUN' || !/s$/.test(noun.lower) || !before) return null;
  const of = before.lower === 'of' ? i - 2 : i - 3;
  const [article, head] = [tokens[of - 2], tokens[of - 1]];
  if (tokens[of]?.lower !== 'of' || !head || !ONE_THING.test(head.lower)) return null;
  if (of === i - 3 && !/^(?:the|his|her|its|their|these|those)$/.test(before.lower)) return null;
  if (article?.lower !== 'the' || !opensClause(tokens, of - 2)) return null;
  return [matchOf(verb, put, tokens.slice(of - 2, i))];
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

const matchOf = (verb: Token, put: string, subject: readonly Token[]): Match => ({
  start: verb.start,
  end: verb.end,
  remark: `“${subject.map(({ text }) => text).join(' ')}” takes “${put}.”`,
  replacement: { text: inCaseOf(verb.text, put), safe: true },
});

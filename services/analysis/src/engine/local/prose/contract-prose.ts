import type { DateKind, Finding } from '@casewright/contracts';
import type { TextSpan } from '../../../documents/extracted-text.js';
import { longDate } from '../understanding/figures/calendar.js';
import { spell } from '../understanding/figures/durations.js';
import { proseName } from '../understanding/parties/names.js';
import { wordsOf } from '../understanding/reading/spans.js';
import type { Amount, ChoiceOfLaw, Party, Understanding } from '../understanding/understanding.js';
import { findingInsights, findingRecommendations, serious } from './finding-prose.js';
import type { Reading } from './reading.js';
import {
  article,
  closing,
  counted,
  inBrackets,
  listed,
  type Prose,
  paragraphs,
  quoted,
  sentence,
} from './words.js';

/** What a partner wants to know of a contract first: who, what, since when, how long, under which law. */
export function contractProse(reading: Reading): Prose {
  return {
    analysis: paragraphs([
      opening(reading.document),
      substance(reading),
      lawAndSignature(reading.document),
      review(reading),
    ]),
    insights: [...findingInsights(reading), ...facts(reading)],
    recommendations: [...findingRecommendations(reading), ...signingAdvice(reading.document)],
  };
}

function opening(document: Understanding): string {
  const { documentType, parties, sections, terms } = document;
  const kind =
    documentType.type === 'contract-agreement' ? 'contract' : documentType.label.toLowerCase();
  const titled = document.title ? `, headed “${wordsOf(document.text, document.title)}”` : '';
  const between =
    parties.length > 1
      ? ` between ${listed(parties.map(introduced))}`
      : parties[0]
        ? ` to which ${introduced(parties[0])} is a party`
        : '';
  const since = dated(document);
  const structure = [
    ...(sections.length > 2
      ? [counted(sections.filter(({ number }) => number !== null).length, 'numbered provision')]
      : []),
    ...(terms.length > 0 ? [counted(terms.length, 'defined term')] : []),
  ];
  const size = structure.length > 0 ? ` It has ${listed(structure)}.` : '';
  return `This is ${article(kind)}${titled}${titled && between ? ',' : ''}${between}${since}.${size}`.replace(
    /\.\.(?= |$)/,
    '.',
  );
}

function introduced({ name, role, description }: Party): string {
  const described = description ? `, ${description},` : '';
  const alias = role && role.toLowerCase() !== name.toLowerCase() ? ` (“${role}”)` : '';
  return `${proseName(name)}${described}${alias}`;
}

function dated({ dates }: Understanding): string {
  const of = (kind: DateKind) => dates.find((date) => date.kind === kind);
  const [made, effective] = [of('agreement'), of('effective')];
  if (made && effective && made.date !== effective.date)
    return `, dated ${longDate(made.date)} and effective ${longDate(effective.date)}`;
  const one = made ?? effective;
  return one ? `, ${made ? 'dated' : 'effective'} ${longDate(one.date)}` : '';
}

/** Clauses that carry the bargain, with the words that introduce each. */
const BARGAIN: readonly (readonly [string, string])[] = [
  ['license-grant', 'It grants rights'],
  ['exclusivity', 'On exclusivity it says'],
  ['expiration-date', 'On its term it says'],
  ['renewal-term', 'On renewal'],
  ['termination-for-convenience', 'On termination without cause'],
  ['cap-on-liability', 'On liability'],
  ['minimum-commitment', 'On minimum commitments'],
];

function substance({ document, findings }: Reading): string | null {
  const clauses = BARGAIN.flatMap(([category, lead]) => {
    const clause = findings.find((finding) => finding.category === category);
    return clause
      ? [closing(`${lead}${inBrackets(document, clause.start)}: ${quoted(document, clause, 260)}`)]
      : [];
  });
  if (clauses.length > 0) return clauses.join(' ');
  const duty = firstUndertaking(document);
  return duty
    ? closing(
        `Its first undertaking${inBrackets(document, duty.start)} reads: ${quoted(document, duty)}`,
      )
    : null;
}

/** A duty of a party; what defines a term or tells of the contract itself is none. */
function firstUndertaking({ text, obligations, parties }: Understanding): TextSpan | undefined {
  const roles = new Set(parties.flatMap(({ role, name }) => [role ?? name]));
  return obligations.find(
    ({ kind, bearer, start, end }) =>
      kind === 'duty' &&
      roles.has(bearer.replace(/^the /i, '')) &&
      !/\bmeans?\b/.test(text.slice(start, end)),
  );
}

function lawAndSignature(document: Understanding): string | null {
  const parts = [...choicesText(document), signed(document)].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : null;
}

export function choicesText(document: Understanding): string[] {
  const of = (kind: ChoiceOfLaw['kind']) =>
    document.choices.filter((choice) => choice.kind === kind);
  const [law, forum, arbitration] = [of('law')[0], of('forum')[0], of('arbitration')[0]];
  return [
    ...(law
      ? [`It is governed by the law of ${law.jurisdiction}${inBrackets(document, law.start)}.`]
      : []),
    ...(forum
      ? [
          `Disputes go to the courts of ${forum.jurisdiction}${forum.exclusive === true ? ', and to no others' : forum.exclusive === false ? ', though not only to them' : ''}${inBrackets(document, forum.start)}.`,
        ]
      : []),
    ...(arbitration
      ? [
          closing(
            `It provides for arbitration${inBrackets(document, arbitration.start)}: ${quoted(document, arbitration, 180)}`,
          ),
        ]
      : []),
  ];
}

function signed({ signatures }: Understanding): string | null {
  const done = signatures.filter((each) => each.signed && each.name);
  if (done.length === 0) return null;
  const who = done
    .slice(0, 4)
    .map(
      ({ name, title, party }) =>
        `${name}${title ? `, ${title}` : ''}${party ? `, for ${proseName(party)}` : ''}`,
    );
  return closing(
    `It bears the ${done.length === 1 ? 'signature' : 'signatures'} of ${who.length < 3 ? listed(who) : who.join('; ')}`,
  );
}

function review(reading: Reading): string | null {
  const grave = serious(reading);
  if (grave.length === 0) return null;
  const high = grave.filter(({ severity }) => severity === 'high').length;
  const weight = high > 0 ? `, ${high} of them of high severity` : '';
  const titles = [...new Set(grave.map(({ title }) => title.replace(/\.$/, '')))]
    .slice(0, 4)
    .map(lowerFirst);
  return `The review found ${counted(grave.length, 'point')} that ${grave.length === 1 ? 'calls' : 'call'} for attention${weight}: ${titles.join('; ')}${grave.length > titles.length ? '; and others listed below' : ''}.`;
}

const lowerFirst = (words: string): string =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

function facts({ document, findings }: Reading): string[] {
  return [
    ...moneyFacts(document),
    ...timeFacts(document, findings),
    ...dutyFacts(document),
    ...lawFacts(document),
  ];
}

/** The largest amounts, with their places. */
function moneyFacts(document: Understanding): string[] {
  const largest = [...document.amounts]
    .filter(({ value }) => value >= 100)
    .sort((a, b) => b.value - a.value);
  const distinct = largest
    .filter(
      (each, at) =>
        largest.findIndex(
          ({ value, currency }) => value === each.value && currency === each.currency,
        ) === at,
    )
    .slice(0, 3);
  if (distinct.length === 0) return [];
  const one = ({ start, end }: Amount) =>
    `${wordsOf(document.text, { start, end })}${inBrackets(document, start)}`;
  return [
    `The ${distinct.length === 1 ? 'largest amount that it names is' : 'largest amounts that it names are'} ${listed(distinct.map(one))}.`,
  ];
}

function timeFacts(document: Understanding, findings: readonly Finding[]): string[] {
  const ends = document.dates.find(({ kind }) => kind === 'expiration');
  const notices = document.durations.filter((duration) =>
    /\b(?:notice|cure)\b/i.test(document.text.slice(duration.end, duration.end + 90)),
  );
  const distinct = notices
    .filter((each, at) => notices.findIndex((other) => spell(other) === spell(each)) === at)
    .slice(0, 3);
  const counts = distinct.map((each) => `${spell(each)}${inBrackets(document, each.start)}`);
  const renewal = findings.find(({ category }) => category === 'renewal-term');
  return [
    ...(ends
      ? [`It names ${longDate(ends.date)} as an end date${inBrackets(document, ends.start)}.`]
      : []),
    ...(renewal
      ? [
          closing(
            `Renewal${inBrackets(document, renewal.start)}: ${quoted(document, renewal, 220)}`,
          ),
        ]
      : []),
    ...(counts.length > 0 ? [`Its notice and cure periods include ${listed(counts)}.`] : []),
  ];
}

/** Who carries how many duties: a measure of how even the bargain is. */
function dutyFacts({ obligations, parties }: Understanding): string[] {
  const roles = parties.flatMap(({ role, name }) => [role ?? name]).slice(0, 2);
  if (roles.length < 2) return [];
  const [first, second] = roles.map(
    (role) =>
      obligations.filter(
        ({ kind, bearer }) => kind !== 'right' && bearer.replace(/^the /i, '') === role,
      ).length,
  );
  if (!first || !second || first + second < 8) return [];
  const [one, other] = roles;
  const uneven =
    Math.max(first, second) / Math.min(first, second) >= 2
      ? ` The burden falls mostly on ${first > second ? one : other}.`
      : '';
  return [
    `${sentence(`${one} is the subject of ${counted(first, 'duty', 'duties')} or bans, and ${other} of ${second}`)}${uneven}`,
  ];
}

const lawFacts = (document: Understanding): string[] => choicesText(document).slice(0, 2);

/** Signature lines that nobody has signed, where others have. */
function signingAdvice(document: Understanding): string[] {
  const { signatures } = document;
  const open = signatures.filter(({ blank }) => blank);
  const done = signatures.filter((each) => each.signed).length;
  if (open.length === 0 || done === 0) return [];
  const who = open[0]!.party ?? open[0]!.name;
  const place = inBrackets(document, open[0]!.start);
  return who
    ? [
        `Obtain the signature of ${proseName(who)}${place}: its line is blank although ${counted(done, 'other line is', 'other lines are')} signed.`,
      ]
    : [];
}

import { longDate } from '@casewright/legal/figures';
import type { TextSpan } from '../../../engine/extracted-text.js';
import { proseName } from '../../../understanding/parties/names.js';
import { wordsOf } from '../../../understanding/reading/spans.js';
import type { Party, Understanding } from '../../../understanding/understanding.js';
import { choicesText } from './choice-prose.js';
import { contractFacts } from './contract-facts.js';
import {
  findingInsights,
  findingRecommendations,
  isClause,
  isSure,
  serious,
} from './finding-prose.js';
import type { Reading } from './reading.js';
import { tellingSentence } from './telling-sentence.js';
import {
  article,
  closing,
  counted,
  inBrackets,
  listed,
  listedApart,
  type Prose,
  paragraphs,
  quoted,
  withoutDoubledMarks,
} from './words.js';

/** What a partner wants to know of a contract first: who, what, since when, how long, under which law. */
export function contractProse(reading: Reading): Prose {
  return {
    analysis: paragraphs([
      opening(reading),
      substance(reading),
      lawAndSignature(reading.document),
      review(reading),
    ]),
    insights: [...findingInsights(reading), ...contractFacts(reading)],
    recommendations: [...findingRecommendations(reading), ...signingAdvice(reading.document)],
  };
}

function opening(reading: Reading): string {
  const { document } = reading;
  const { documentType, parties, sections, terms } = document;
  const kind =
    documentType.type === 'contract-agreement' ? 'contract' : documentType.label.toLowerCase();
  const titled = document.title ? `, headed “${wordsOf(document.text, document.title)}”` : '';
  const between =
    parties.length > 1
      ? ` between ${listed(introducedAll(parties))}`
      : parties[0]
        ? ` to which ${introduced(parties[0])} is a party`
        : '';
  const since = dated(reading);
  const structure = [
    ...(sections.length > 2
      ? [counted(sections.filter(({ number }) => number !== null).length, 'numbered provision')]
      : []),
    ...(terms.length > 0 ? [counted(terms.length, 'defined term')] : []),
  ];
  const size = structure.length > 0 ? ` It has ${listed(structure)}.` : '';
  return withoutDoubledMarks(
    `This is ${article(kind)}${titled}${titled && between ? ',' : ''}${between}${since}.${size}`,
  );
}

/** A contract of many names the first of them. */
const MOST_PARTIES = 6;

function introducedAll(parties: readonly Party[]): string[] {
  if (parties.length <= MOST_PARTIES) return parties.map(introduced);
  return [
    ...parties.slice(0, MOST_PARTIES).map(introduced),
    counted(parties.length - MOST_PARTIES, 'other party', 'other parties'),
  ];
}

function introduced({ name, role, description }: Party): string {
  const alias = role && role.toLowerCase() !== name.toLowerCase() ? ` (“${role}”)` : '';
  const described = description ? `, ${description}${alias ? '' : ','}` : '';
  return `${proseName(name)}${described}${alias}`;
}

/** The days of the contract itself; one left blank is none, and other dates are of other papers. */
function dated({ document, findings }: Reading): string {
  const of = (category: string): string | undefined => {
    const clause = findings.find((each) => each.category === category && isSure(each));
    return clause && document.dates.find((date) => overlap(date, clause))?.date;
  };
  const [made, effective] = [of('agreement-date'), of('effective-date')];
  const days = [
    ...(made ? [`dated ${longDate(made)}`] : []),
    ...(effective && effective !== made ? [`effective ${longDate(effective)}`] : []),
  ];
  return days.length > 0 ? `, ${days.join(' and ')}` : '';
}

const overlap = (one: TextSpan, other: TextSpan): boolean =>
  one.start < other.end && other.start < one.end;

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
  const told = new Set<number>();
  const clauses = BARGAIN.flatMap(([category, lead]) => {
    const said = findings
      .filter((finding) => finding.category === category && isSure(finding))
      .map((finding) => tellingSentence(document, finding))
      .find((each) => each !== null && !told.has(each.start));
    if (!said) return [];
    told.add(said.start);
    return [closing(`${lead}${inBrackets(document, said.start)}: ${quoted(document, said, 260)}`)];
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

function signed({ signatures }: Understanding): string | null {
  const done = signatures.filter(
    (each, at) =>
      each.signed &&
      each.name &&
      signatures.findIndex(({ name, party }) => name === each.name && party === each.party) === at,
  );
  if (done.length === 0) return null;
  const who = done
    .slice(0, 4)
    .map(
      ({ name, title, party }) =>
        `${proseName(name!)}${title ? `, ${title}` : ''}${party ? `, for ${proseName(party)}` : ''}`,
    );
  return closing(
    `It bears the ${done.length === 1 ? 'signature' : 'signatures'} of ${who.some((each) => each.includes(',')) ? listedApart(who) : listed(who)}`,
  );
}

function review(reading: Reading): string | null {
  const grave = serious(reading).filter((finding) => !isClause(finding));
  if (grave.length === 0) return null;
  const high = grave.filter(({ severity }) => severity === 'high').length;
  const weight =
    high === 0
      ? ''
      : high === grave.length
        ? ', of high severity'
        : `, ${high} of them of high severity`;
  const titles = [...new Set(grave.map(({ title }) => title.replace(/\.$/, '')))]
    .slice(0, 4)
    .map(lowerFirst);
  return `The review found ${counted(grave.length, 'point')} that ${grave.length === 1 ? 'calls' : 'call'} for attention${weight}: ${titles.join('; ')}${grave.length > titles.length ? '; and others listed below' : ''}.`;
}

const lowerFirst = (words: string): string =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

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

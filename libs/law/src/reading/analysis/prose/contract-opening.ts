import { longDate } from '@casewright/law/citations/figures';
import { proseName } from '../../documents/parties/names.js';
import { wordsOf } from '../../documents/reading/spans.js';
import type { Party } from '../../documents/understanding.js';
import type { TextSpan } from '../../extracted-text.js';
import { isSure } from './finding-prose.js';
import type { Reading } from './reading.js';
import { article, counted, listed, withoutDoubledMarks } from './words.js';

export function opening(reading: Reading): string {
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

import type { CitationVerdict, IndexedDecision } from '@casewright/contracts';
import { compareCaseNames, courtById } from '@casewright/law/citations';
import { yearOf } from '../recognize/year-of.js';
import type { Recognized } from '../recognized.js';
import type { KnownDecision } from './completed.js';

/** Most decisions that are named to a reader who has to choose. */
const SHOWN = 4;
/** A single word is called by too many; it is offered while it is typed. */
const IN_FULL = /\sv\.?\s|^(?:in re|ex parte|matter of|estate of)\b/i;

export const described = ({
  name,
  citation,
  court,
  year,
}: {
  name: string;
  citation: string | null;
  court: string | null;
  year: number | null;
}): string =>
  `${name}${citation ? `, ${citation}` : ''} (${[court, year].filter(Boolean).join(', ')})`;

export const asKnown = ({ name, citations, courtId, year }: IndexedDecision): KnownDecision => ({
  name,
  fullName: null,
  citations,
  courtId: courtId ?? '',
  court: courtById(courtId ?? '')?.name ?? '',
  year,
});

export const sameName = (
  given: string | undefined,
  { name, fullName }: Pick<KnownDecision, 'name' | 'fullName'>,
): boolean =>
  given === undefined ||
  [name, fullName].some((own) => own !== null && compareCaseNames(given, own).verdict === 'same');

/** Decisions of the name, narrowed by what else the text says; a name given exactly outranks others. */
export function fitting<T extends KnownDecision>(
  { item }: Recognized,
  decisions: readonly T[],
  court: string | undefined,
): T[] {
  const year = yearOf(item);
  const lead =
    item['container-title'] && item.volume
      ? `${item.volume} ${item['container-title']} `
      : undefined;
  const fits = decisions.filter(
    (each) =>
      sameName(item.title, each) &&
      (year === undefined || each.year === year) &&
      (court === undefined || each.courtId === court) &&
      (lead === undefined || each.citations.some((one) => one.startsWith(lead))),
  );
  const exact = fits.filter(({ name }) => name.toLowerCase() === item.title?.toLowerCase());
  return exact.length === 1 ? exact : fits;
}

/**
 * What the citation index says of a decision by name that the library lacks; null where it has
 * none. A docket number may be another proceeding's of the same parties, unless the year agrees.
 */
export function indexedByName(
  source: Recognized,
  indexed: readonly IndexedDecision[],
  court: string | undefined,
): { verdict: CitationVerdict; explanation: string; decision: KnownDecision | null } | null {
  const { title = '', number } = source.item;
  if (!IN_FULL.test(title) || (number !== undefined && yearOf(source.item) === undefined))
    return null;
  const fits = fitting(source, indexed.map(asKnown), court);
  const [decision, ...others] = fits;
  if (!decision) return null;
  const told = fits
    .slice(0, SHOWN)
    .map((each) => described({ ...each, citation: each.citations[0]! }));
  return others.length > 0
    ? {
        verdict: 'unchecked',
        explanation: `Several decisions in the citation index fit "${title}": ${told.join('; ')}. Add the citation or the year to say which.`,
        decision: null,
      }
    : {
        verdict: 'verified',
        explanation: `The citation index has one decision that fits "${title}": ${told[0]}. Its text is not held here.`,
        decision,
      };
}

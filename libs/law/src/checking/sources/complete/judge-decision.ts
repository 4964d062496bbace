import type { CaseRef, CitationVerdict } from '@casewright/contracts';
import { type Citation, compareCaseNames, findCitations } from '@casewright/law/citations';
import { judgeCase } from '../../verdict/judge-case.js';
import { type Judgment as Judged, sentence } from '../../verdict/judgment.js';
import { yearOf } from '../recognize/year-of.js';
import type { Recognized } from '../recognized.js';
import type { LibraryAnswer, LibraryCase } from './completed.js';

/** A verdict with its reason, and the case that it rests on. */
interface Judgment {
  verdict: CitationVerdict;
  explanation: string;
  /** The case that the source is; null where it is not certain. */
  match: LibraryCase | null;
  /** The case at or around the cited page, though it is not the one named. */
  shown: CaseRef | null;
}

export const described = ({ name, citation, court, year }: CaseRef): string =>
  `${name}${citation ? `, ${citation}` : ''} (${[court, year].filter(Boolean).join(', ')})`;

/** Enough of a case to open it. */
const refOf = ({ id, name, citation, court, year }: LibraryCase): CaseRef => ({
  id,
  name,
  citation,
  court,
  year,
});

const none = (verdict: CitationVerdict, explanation: string): Judgment => ({
  verdict,
  explanation,
  match: null,
  shown: null,
});

const sameName = (given: string | undefined, { name, fullName }: LibraryCase): boolean =>
  given === undefined ||
  [name, fullName].some((own) => own !== null && compareCaseNames(given, own).verdict === 'same');

/** The court that the text itself names, not the one that the reporter implies. */
const statedCourt = ({ court, implied }: Recognized): string | undefined =>
  implied.includes('authority') ? undefined : court;

type ByCitation = Extract<LibraryAnswer, { asked: 'citation' }>;

/** The source as the checker takes it: its place, and what the text itself says about it. */
function asCitation(source: Recognized, { citation }: ByCitation): Citation | undefined {
  const [found] = findCitations(citation);
  if (!found) return undefined;
  const { year: _year, court: _court, caseName: _name, ...fields } = found.fields;
  const { title } = source.item;
  const year = yearOf(source.item);
  const court = statedCourt(source);
  return {
    ...found,
    fields: {
      ...fields,
      ...(title ? { caseName: title } : {}),
      ...(year === undefined ? {} : { year }),
      ...(court ? { court } : {}),
      ...(source.pin ? { pin: source.pin } : {}),
    },
  };
}

/** A text without a name is no mistake: the citation is written with the library's. */
function nameless(judged: Judged): Judged {
  if (judged.verdict !== 'name_unread') return judged;
  const explanation = `${judged.case?.name} begins at this page. The text gives no name to compare, so the library’s name is used.`;
  return { ...judged, verdict: 'verified', explanation };
}

/** By the rules of the cite checker, so that both give one verdict. */
function judgeCitation(source: Recognized, answer: ByCitation): Judgment {
  const citation = asCitation(source, answer);
  if (!citation) return none('unchecked', `${answer.citation} cannot be looked up.`);
  const judged = judgeCase(citation, answer);
  const {
    verdict,
    explanation,
    case: shown,
    isSource,
  } = source.item.title ? judged : nameless(judged);
  return {
    verdict,
    explanation: sentence(explanation),
    match: isSource ? (answer.cases.find(({ id }) => id === shown?.id) ?? null) : null,
    shown: shown ?? null,
  };
}

/** Most cases that are named to a reader who has to choose. */
const SHOWN = 4;

/** Cases of the library with the name of the source, whatever else the text says. */
export const namesakes = (source: Recognized, cases: LibraryCase[]): LibraryCase[] =>
  cases.filter((each) => sameName(source.item.title, each)).slice(0, SHOWN);

/** Cases of the name, narrowed by what else the text says; a name given exactly outranks others. */
function named(source: Recognized, cases: LibraryCase[]): LibraryCase[] {
  const { item } = source;
  const year = yearOf(item);
  const court = statedCourt(source);
  const lead =
    item['container-title'] && item.volume
      ? `${item.volume} ${item['container-title']} `
      : undefined;
  const fits = cases.filter(
    (each) =>
      sameName(item.title, each) &&
      (year === undefined || each.year === year) &&
      (court === undefined || each.courtId === court) &&
      (lead === undefined || each.citations.some((one) => one.startsWith(lead))),
  );
  const exact = fits.filter(({ name }) => name.toLowerCase() === item.title?.toLowerCase());
  return exact.length === 1 ? exact : fits;
}

function judgeName(source: Recognized, cases: LibraryCase[]): Judgment {
  const fits = named(source, cases);
  const [match, ...others] = fits;
  const name = source.item.title ?? 'this name';
  if (!match)
    return none('not_in_library', `The library has no case that fits the text "${name}".`);
  if (others.length > 0)
    return none(
      'unchecked',
      `Several cases in the library fit "${name}": ${fits.slice(0, SHOWN).map(described).join('; ')}. Add the citation or the year to say which.`,
    );
  return {
    verdict: 'verified',
    explanation: `The library has one case that fits "${name}": ${described(match)}.`,
    match,
    shown: refOf(match),
  };
}

/** What the library says about a decision: by citation if the text gives one, else by name. */
export function judgeDecision(source: Recognized, answer: LibraryAnswer): Judgment {
  switch (answer.asked) {
    case 'citation':
      return judgeCitation(source, answer);
    case 'name':
      return judgeName(source, answer.cases);
    case 'unreachable':
      return none(
        'unchecked',
        'The library could not be reached, so nothing was compared with it.',
      );
    default:
      return none('unchecked', 'The text gives neither a citation nor a name to look up.');
  }
}

import type { CaseRef, CitationVerdict, IndexedDecision } from '@casewright/contracts';
import { type Citation, findCitations } from '@casewright/law/citations';
import { judgeCase } from '../../verdict/judge-case.js';
import { type Judgment as Judged, sentence } from '../../verdict/judgment.js';
import { yearOf } from '../recognize/year-of.js';
import type { Recognized } from '../recognized.js';
import type { KnownDecision, LibraryAnswer, LibraryCase } from './completed.js';
import { asKnown, described, fitting, indexedByName, sameName } from './judge-indexed-name.js';

/** A verdict with its reason, and the case that it rests on. */
interface Judgment {
  verdict: CitationVerdict;
  explanation: string;
  /** The case that the source is; null where it is not certain. */
  match: LibraryCase | null;
  /** The decision of the citation index that the source is. */
  known: KnownDecision | null;
  /** The case at or around the cited page, though it is not the one named. */
  shown: CaseRef | null;
}

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
  known: null,
  shown: null,
});

/** The court that the text itself names, not the one that the reporter implies. */
const statedCourt = ({ court, implied }: Recognized): string | undefined =>
  implied.includes('authority') ? undefined : court;

type ByCitation = Extract<LibraryAnswer, { asked: 'citation' }>;
type ByName = Extract<LibraryAnswer, { asked: 'name' }>;

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
  const [{ name }, whose] = judged.case
    ? [judged.case, 'the library’s name is used.']
    : [judged.stands!, 'the citation index’s name is used. Its text is not held here.'];
  const explanation = `${name} begins at this page. The text gives no name to compare, so ${whose}`;
  return { ...judged, verdict: 'verified', explanation };
}

/** Where several decisions begin at a page, nothing says which one is meant. */
const isShared = ({ by }: Judged, { indexed }: ByCitation): boolean =>
  by === 'index' && (indexed?.decisions.length ?? 0) > 1;

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
    by,
    stands,
  } = source.item.title || isShared(judged, answer) ? judged : nameless(judged);
  const isMeant = (each: IndexedDecision): boolean =>
    each.name === stands?.name && each.citations[0] === stands.citation;
  const known = by && verdict === 'verified' && answer.indexed?.decisions.find(isMeant);
  return {
    verdict,
    explanation: sentence(explanation),
    match: isSource ? (answer.cases.find(({ id }) => id === shown?.id) ?? null) : null,
    known: known ? asKnown(known) : null,
    shown: shown ?? null,
  };
}

/** Most cases that are named to a reader who has to choose. */
const SHOWN = 4;

/** Cases of the library with the name of the source, whatever else the text says. */
export const namesakes = (source: Recognized, cases: LibraryCase[]): LibraryCase[] =>
  cases.filter((each) => sameName(source.item.title, each)).slice(0, SHOWN);

function judgeName(source: Recognized, { cases, indexed = [] }: ByName): Judgment {
  const fits = fitting(source, cases, statedCourt(source));
  const [match, ...others] = fits;
  const name = source.item.title ?? 'this name';
  if (!match) {
    const known = indexedByName(source, indexed, statedCourt(source));
    return known
      ? { ...none(known.verdict, known.explanation), known: known.decision }
      : none('not_in_library', `The library has no case that fits the text "${name}".`);
  }
  if (others.length > 0)
    return none(
      'unchecked',
      `Several cases in the library fit "${name}": ${fits.slice(0, SHOWN).map(described).join('; ')}. Add the citation or the year to say which.`,
    );
  return {
    verdict: 'verified',
    explanation: `The library has one case that fits "${name}": ${described(match)}.`,
    match,
    known: null,
    shown: refOf(match),
  };
}

/** What the library says about a decision: by citation if the text gives one, else by name. */
export function judgeDecision(source: Recognized, answer: LibraryAnswer): Judgment {
  switch (answer.asked) {
    case 'citation':
      return judgeCitation(source, answer);
    case 'name':
      return judgeName(source, answer);
    case 'unreachable':
      return none(
        'unchecked',
        'The library could not be reached, so nothing was compared with it.',
      );
    default:
      return none('unchecked', 'The text gives neither a citation nor a name to look up.');
  }
}

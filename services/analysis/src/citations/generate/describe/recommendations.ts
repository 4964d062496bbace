import type { CitationStyle, SourceType } from '@casewright/contracts';
import { SOURCE_TYPE_LABELS } from '@casewright/contracts';
import { STYLES } from '@casewright/legal';
import type { Completed } from '../complete/completed.js';
import { described } from '../complete/judge-decision.js';
import { yearOf } from '../recognize/year-of.js';
import { fieldWord, listed, TYPE_OF } from './words.js';

const UNDECIDED = 'Add what tells the case from others: its citation, its year, or both parties.';

interface Asked {
  format: CitationStyle;
  type: SourceType;
}

function missingFields(source: Completed, missing: string[], { format }: Asked): string[] {
  if (missing.length === 0) return [];
  const words = listed(missing.map((variable) => fieldWord(variable, source.item)));
  const rule = source.kind === 'case' ? ` (${STYLES[format].caseRule})` : '';
  return [
    `Add ${words}${rule}: the text does not give ${missing.length > 1 ? 'them' : 'it'}${source.kind === 'case' ? ', and neither does the library' : ''}.`,
  ];
}

/** Every proposition is cited to the page that supports it (Bluebook rule 3.2(a)). */
function pinCite({ kind, pin, item }: Completed, { format }: Asked): string[] {
  if (pin || format === 'apa') return [];
  if (kind === 'case' && item['container-title'])
    return ['Add a pin cite to the page that supports your proposition (Bluebook rule 3.2(a)).'];
  if (kind === 'article' && item.page)
    return [
      format === 'bluebook'
        ? 'Add a pin cite to the page that you rely on (Bluebook rule 16.4).'
        : 'In a note, cite the page that you rely on instead of the whole range.',
    ];
  if (kind === 'book')
    return [
      `Add the page that you rely on${format === 'bluebook' ? ' (Bluebook rule 15.1)' : ''}.`,
    ];
  return [];
}

const VERDICTS: Partial<Record<Completed['verdict'], (source: Completed) => string>> = {
  name_mismatch: () =>
    'Check the volume, the reporter and the page, or the name: the library has another case at this place. Do not file the citation as it stands.',
  year_mismatch: () =>
    'Check the year against the decision: the text and the library differ, and the text was kept.',
  court_mismatch: () =>
    'Check the court against the decision: the text and the library differ, and the text was kept.',
  no_case_at_page: () =>
    'Check the first page: it lies inside another case. If it is a pin cite, give the first page of the case before it.',
  not_in_library: () =>
    'Verify the decision in the reporter itself before you rely on it: the library lacks it, and says neither that it exists nor that it does not.',
};

/** Kinds of later history after which a case may no longer be good law. */
const UNDOING = /^(?:overruled|abrogated|superseded|reversed|vacated|limited)/;

/** What the record of the case says of its fate. */
function laterHistory({ history, item }: Completed): string[] {
  if (item.history) return [];
  return history
    .filter(({ kind }) => UNDOING.test(kind))
    .map(({ kind, by, citation, year, scope }) => {
      const what = `${kind}${scope === 'part' ? ' in part' : ''}`;
      const link = / by /.test(kind) ? ':' : ' by';
      return `The library records that the case was ${what}${link} ${by}${citation ? `, ${citation}` : ''} (${year}): add it as subsequent history (Bluebook rule 10.7) and check that the point you cite is still good law.`;
    });
}

/** The named case stands somewhere else in the library. */
const foundElsewhere = ({ elsewhere, item }: Completed): string[] =>
  elsewhere.length > 0
    ? [
        `The library has ${elsewhere.length > 1 ? 'cases' : 'a case'} named like "${item.title}" at another place: ${elsewhere.map(described).join('; ')}. Use that citation if it is the one you mean.`,
      ]
    : [];

function parallelCitations(
  { leftOut, alsoPrinted, item, origins }: Completed,
  { format }: Asked,
): string[] {
  if (leftOut?.length)
    return [
      `The parallel ${leftOut.length > 1 ? 'citations' : 'citation'} ${listed(leftOut)} ${leftOut.length > 1 ? 'are' : 'is'} left out, since decisions of the Supreme Court are cited to U.S. alone (Bluebook table T1.1).`,
    ];
  if (origins.parallel === 'library')
    return [
      'The parallel citation comes from the library. It belongs in documents for the courts of that state (Bluebook rule 10.3.1(a)); elsewhere cite the regional reporter alone with the court (rule 10.3.1(b)).',
    ];
  if (alsoPrinted.length > 0 && format === 'bluebook' && item['container-title'] !== 'U.S.')
    return [
      `The library also knows the decision as ${listed(alsoPrinted)}; give a parallel citation where the court's rules ask for it (Bluebook rule 10.3.1).`,
    ];
  return [];
}

/** The codes whose date the rules ask for, or no longer do. */
function codeDates({ kind, item }: Completed, { format }: Asked): string[] {
  if (format !== 'bluebook' || yearOf(item) !== undefined) return [];
  const code = item['container-title'] ?? '';
  if (kind === 'statute' && code === 'U.S.C.')
    return [
      'The year of the code may be left out for the official U.S.C. (Bluebook rule 12.3.2, 21st ed.).',
    ];
  if (kind === 'statute' && code)
    return [
      'Add the publisher, where the code is unofficial, and the year of the volume in brackets (Bluebook rules 12.3.1(d) and 12.3.2).',
    ];
  return [];
}

/** Given names in a caption are not part of a cited name. */
function fullNames({ kind, item, origins }: Completed, { format }: Asked): string[] {
  const isCaption = kind === 'case' && item.number !== undefined && !item['container-title'];
  return isCaption && format === 'bluebook' && origins.title === 'text'
    ? [
        'Check the parties: captions print given names and all parties, and a citation keeps only the surname of the first party on each side (Bluebook rules 10.2.1(a) and (g)).',
      ]
    : [];
}

/** APA's reference list gives the whole range of pages. */
const pageRange = ({ kind, item }: Completed, { format }: Asked): string[] =>
  format === 'apa' && kind === 'article' && /^\w+$/.test(String(item.page ?? ''))
    ? ['Add the last page: an APA reference gives the whole range of pages (APA 7 section 9.25).']
    : [];

const typeHint = ({ kind }: Completed, { type }: Asked): string[] => {
  const belongs = TYPE_OF[kind];
  return belongs && belongs !== type
    ? [
        `Choose the source type ${SOURCE_TYPE_LABELS[belongs]} for this text, or enter the source that you meant.`,
      ]
    : [];
};

const furtherSources = ({ others }: Completed): string[] =>
  others > 0
    ? [
        `The text cites ${others} further ${others > 1 ? 'sources' : 'source'}; generate each by itself, or check the whole text in Cite Check.`,
      ]
    : [];

/** What to mend or to look at, the gravest first; each is a sentence that can be acted on. */
export function recommendationsOf(source: Completed, missing: string[], asked: Asked): string[] {
  if (source.kind === 'unknown') return [...source.doubts];
  if (source.tentative && !source.match) return [UNDECIDED];
  const verdict = VERDICTS[source.verdict]?.(source);
  return [
    ...(verdict ? [verdict] : []),
    ...foundElsewhere(source),
    ...laterHistory(source),
    ...missingFields(source, missing, asked),
    ...source.doubts,
    ...typeHint(source, asked),
    ...pinCite(source, asked),
    ...parallelCitations(source, asked),
    ...codeDates(source, asked),
    ...fullNames(source, asked),
    ...pageRange(source, asked),
    ...furtherSources(source),
  ];
}

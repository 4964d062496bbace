import { SOURCE_TYPE_LABELS } from '@casewright/contracts';
import { STYLES } from '@casewright/law/citations';
import type { Completed } from '../complete/completed.js';
import { yearOf } from '../recognize/year-of.js';
import {
  type Asked,
  docketAlone,
  foundElsewhere,
  laterHistory,
  parallelCitations,
  VERDICTS,
} from './library-advice.js';
import { absent, fieldWord, listed, TYPE_OF } from './words.js';

const UNDECIDED =
  'Add what distinguishes the case from others: its citation, its year, or both parties.';

function missingFields(source: Completed, asked: string[], { format }: Asked): string[] {
  const missing = absent(asked, source.item);
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
      'Add the publisher, where the code is unofficial, and the year of the volume in parentheses (Bluebook rules 12.3.1(d) and 12.3.2).',
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
        `The text cites ${others} more ${others > 1 ? 'sources' : 'source'}; generate each separately, or check the whole text in Cite Check.`,
      ]
    : [];

/** What to fix or to look at, the gravest first; each is a sentence that can be acted on. */
export function recommendationsOf(source: Completed, missing: string[], asked: Asked): string[] {
  if (source.kind === 'unknown') return [...source.doubts];
  if (source.tentative && !source.match && !source.known) return [UNDECIDED];
  const verdict = VERDICTS[source.verdict]?.(source);
  const all = [
    ...(verdict ? [verdict] : []),
    ...foundElsewhere(source),
    ...laterHistory(source),
    ...docketAlone(source),
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
  return asked.format === 'bluebook' ? all : all.map(withoutRules);
}

/** A citation in another manual's style is not explained by the Bluebook's rules. */
const withoutRules = (advice: string): string =>
  advice.replace(/ \((?:Bluebook )?(?:rules?|table) [^()]*(?:\([^()]*\)[^()]*)*\)/g, '');

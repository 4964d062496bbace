import {
  CITATION_ALTERNATIVE_LABELS,
  type CitationAlternative,
  type CitationAlternativeId,
  type CitationStyle,
} from '@casewright/contracts';
import {
  type CslItem,
  type FormatOptions,
  type FormattedCitation,
  formatCitation,
  normalizeReporter,
} from '@casewright/law/citations';
import type { Completed } from '../complete/completed.js';

/** A source written in one style: the citation itself and the other ways to give it. */
export interface WrittenCitation {
  text: string;
  html: string;
  missing: string[];
  alternatives: CitationAlternative[];
}

const optionsOf = (
  { pin, parentheticals, later }: Completed,
  style: CitationStyle,
): FormatOptions => ({
  style,
  ...(later && {
    position: later.position === 'ibid' && pin ? 'ibid-with-locator' : later.position,
  }),
  // Notes have numbers in what has notes.
  ...(later?.note && { nearNote: later.note, typeface: 'law-review' }),
  ...(pin ? { pin } : {}),
  ...(parentheticals ? { parenthetical: parentheticals } : {}),
});

/** A citation has to name its source: a section, a date or a court alone is none. */
const isWritten = ({ kind, item, tentative, match }: Completed): boolean =>
  kind !== 'unknown' &&
  !(tentative && !match) &&
  ['title', 'container-title', 'number', 'URL', 'document-name'].some(
    (name) => item[name] !== undefined,
  );

/** Behind a pin cite an unknown first page is a blank, or the pin would be read as that page. */
const withBlank = ({ item, pin, kind }: Completed): CslItem =>
  kind === 'case' && pin && item['container-title'] && item.page === undefined
    ? { ...item, page: '___' }
    : item;

function alternatives(
  forms: FormattedCitation,
  lawReview: FormattedCitation,
  style: CitationStyle,
  written: string,
): CitationAlternative[] {
  const found: Record<CitationAlternativeId, [string | undefined, string | undefined]> = {
    full: [forms.full, forms.html.full],
    short: [forms.short, forms.html.short],
    'in-text': [forms.inText, forms.html.inText],
    narrative: [forms.narrative, forms.html.narrative],
    bibliography: [forms.bibliography, forms.html.bibliography],
    'law-review': [lawReview.full, lawReview.html.full],
  };
  return Object.entries(CITATION_ALTERNATIVE_LABELS[style]).flatMap(([key, label]) => {
    const id = key as CitationAlternativeId;
    const [text, html] = found[id];
    return text && html && html !== written ? [{ id, label, text, html }] : [];
  });
}

/** *Id.* is the Bluebook's alone: APA has no later form, and Chicago writes the short note again (CMOS 18 § 13.37). */
const isWrittenLater = ({ later }: Completed, style: CitationStyle): boolean =>
  later?.position === 'ibid' ? style === 'bluebook' : later !== undefined && style !== 'apa';

/** A suit against a year: a party was not read. */
const HALF_A_NAME = /\sv\. (?:1[89]|20)\d\d$|\sv\.?$/;

/** A court and a reporter that no table knows are printed as typed, and asked for; so is half a name. */
function unknownParts({ kind, item, court, origins }: Completed): string[] {
  if (kind !== 'case') return [];
  const isCourtOpen = item.authority && !court && origins.authority === 'text';
  const reporter = item['container-title'];
  const isReporterOpen =
    reporter && origins['container-title'] === 'text' && !normalizeReporter(reporter);
  const isHalf = HALF_A_NAME.test(item.title ?? '');
  return [
    ...(isHalf ? ['title'] : []),
    ...(isCourtOpen ? ['authority'] : []),
    ...(isReporterOpen ? ['container-title'] : []),
  ];
}

/** A short form needs no more than its name and, of a decision, the page (Bluebook rules 4.2, 10.9). */
function missingOf(source: Completed, style: CitationStyle): string[] {
  const { kind, item, pin, later, unsure = [] } = source;
  if (kind === 'unknown') return [];
  if (!later)
    return [
      ...new Set([...formatCitation(item, { style }).missing, ...unsure, ...unknownParts(source)]),
    ];
  const needed = kind === 'case' ? ['volume', 'container-title'].filter((name) => !item[name]) : [];
  return kind === 'case' && !pin ? [...needed, 'page'] : needed;
}

/** Writes the source; empty where it was not recognized, or nothing says which source it is. */
export function writeCitation(source: Completed, style: CitationStyle): WrittenCitation {
  const missing = missingOf(source, style);
  const isLater = isWrittenLater(source, style);
  if (!isWritten(source) && !isLater) return { text: '', html: '', missing, alternatives: [] };
  const options = optionsOf(source, style);
  const item = withBlank(source);
  const forms = formatCitation(item, options);
  const lawReview = formatCitation(item, { ...options, typeface: 'law-review' });
  const [text, html] = isLater ? [forms.inText, forms.html.inText] : [forms.full, forms.html.full];
  return {
    text,
    html,
    missing,
    alternatives: alternatives(forms, lawReview, style, html),
  };
}

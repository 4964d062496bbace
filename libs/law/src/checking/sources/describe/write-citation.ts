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
} from '@casewright/law/citations';
import type { Completed } from '../complete/completed.js';

/** A source written in one style: the citation itself and the other ways to give it. */
export interface WrittenCitation {
  text: string;
  html: string;
  missing: string[];
  alternatives: CitationAlternative[];
}

const optionsOf = ({ pin, parentheticals }: Completed, style: CitationStyle): FormatOptions => ({
  style,
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
): CitationAlternative[] {
  const found: Record<CitationAlternativeId, [string | undefined, string | undefined]> = {
    short: [forms.short, forms.html.short],
    'in-text': [forms.inText, forms.html.inText],
    narrative: [forms.narrative, forms.html.narrative],
    bibliography: [forms.bibliography, forms.html.bibliography],
    'law-review': [lawReview.full, lawReview.html.full],
  };
  return Object.entries(CITATION_ALTERNATIVE_LABELS[style]).flatMap(([key, label]) => {
    const id = key as CitationAlternativeId;
    const [text, html] = found[id];
    return text && html && html !== forms.html.full ? [{ id, label, text, html }] : [];
  });
}

/** Writes the source; empty where it was not recognized, or nothing says which source it is. */
export function writeCitation(source: Completed, style: CitationStyle): WrittenCitation {
  const missing = source.kind === 'unknown' ? [] : formatCitation(source.item, { style }).missing;
  if (!isWritten(source)) return { text: '', html: '', missing, alternatives: [] };
  const options = optionsOf(source, style);
  const item = withBlank(source);
  const forms = formatCitation(item, options);
  const lawReview = formatCitation(item, { ...options, typeface: 'law-review' });
  return {
    text: forms.full,
    html: forms.html.full,
    missing,
    alternatives: alternatives(forms, lawReview, style),
  };
}

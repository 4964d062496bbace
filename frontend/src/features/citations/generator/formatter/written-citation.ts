import {
  CITATION_ALTERNATIVE_LABELS,
  type CitationAlternative,
  type CitationAlternativeId,
  type CitationForms,
  type CitationItem,
  type CitationStyle,
  type FormattedCitation,
  type GeneratedCitation,
} from '@casewright/contracts';
import type { formatCitation } from '@casewright/law/citations/format';
import { withEdits } from '../fields/field-text';
import type { Changes, Generation } from '../generator-state';

export type Formatter = typeof formatCitation;

/** A citation ready to show: plain, with typefaces, and in its other forms. */
export interface WrittenCitation {
  text: string;
  html: string;
  alternatives: CitationAlternative[];
  /** Variables that the full form needs and the source lacks. */
  missing: string[];
}

/** The citation as the server wrote it. */
export function writtenByServer(answer: GeneratedCitation): WrittenCitation {
  const { citationText, html, alternatives, missing } = answer;
  return { text: citationText, html, alternatives, missing };
}

/** The citation with the user's changes, written by the same formatter that the server uses. */
export function writtenHere(
  format: Formatter,
  { request, answer, changes }: Generation,
): WrittenCitation {
  const item = withEdits(answer.fields, changes.fields);
  const style = changes.style ?? request.format;
  const written = write(format, item, style, answer, changes);
  return {
    text: written.full,
    html: written.html.full,
    alternatives: alternativesOf(written, style, () =>
      write(format, item, style, answer, { ...changes, typeface: 'law-review' }),
    ),
    missing: written.missing,
  };
}

function write(
  format: Formatter,
  item: CitationItem,
  style: CitationStyle,
  answer: GeneratedCitation,
  { pin, typeface }: Changes,
): FormattedCitation {
  const locator = (pin ?? answer.pin ?? '').trim();
  return format(item as Parameters<Formatter>[0], {
    style,
    ...(locator ? { pin: locator } : {}),
    ...(answer.parentheticals.length > 0 ? { parenthetical: answer.parentheticals } : {}),
    ...(typeface && style === 'bluebook' ? { typeface } : {}),
  });
}

/** The other ways to give it that the style has, where they differ from the citation itself. */
function alternativesOf(
  written: FormattedCitation,
  style: CitationStyle,
  inLawReview: () => FormattedCitation,
): CitationAlternative[] {
  const labels = Object.entries(CITATION_ALTERNATIVE_LABELS[style]);
  return labels.flatMap(([key, label]) => {
    const id = key as CitationAlternativeId;
    const { text, html } = formOf(id, id === 'law-review' ? inLawReview() : written);
    return text && html && html !== written.html.full ? [{ id, label, text, html }] : [];
  });
}

function formOf(id: CitationAlternativeId, { html, ...forms }: FormattedCitation) {
  const key = FORM_KEYS[id];
  return { text: forms[key], html: html[key] };
}

const FORM_KEYS = {
  full: 'full',
  short: 'short',
  'in-text': 'inText',
  narrative: 'narrative',
  bibliography: 'bibliography',
  'law-review': 'full',
} as const satisfies Record<CitationAlternativeId, keyof CitationForms>;

import { z } from 'zod';
import type { CitationStyle } from './format.js';

/** What a text was recognized as. */
export const RECOGNIZED_SOURCES = [
  'case',
  'statute',
  'public-law',
  'regulation',
  'constitution',
  'court-rule',
  'guideline',
  'restatement',
  'article',
  'book',
  'chapter',
  'web',
  'unknown',
] as const;
export const RecognizedSourceSchema = z.enum(RECOGNIZED_SOURCES);
export type RecognizedSource = z.infer<typeof RecognizedSourceSchema>;

/**
 * Where a field's value comes from: the user's text; a case of the library; a decision of the
 * citation index; or what the cited reporter says on its own, as `U.S.` says the Supreme Court.
 */
const FIELD_ORIGINS = ['text', 'library', 'index', 'reporter'] as const;
export const FieldOriginSchema = z.enum(FIELD_ORIGINS);
export type FieldOrigin = z.infer<typeof FieldOriginSchema>;

const CITATION_ALTERNATIVES = [
  'full',
  'short',
  'in-text',
  'narrative',
  'bibliography',
  'law-review',
] as const;
export type CitationAlternativeId = (typeof CITATION_ALTERNATIVES)[number];

/** Headings of the alternatives that each style has. */
export const CITATION_ALTERNATIVE_LABELS: Record<
  CitationStyle,
  Partial<Record<CitationAlternativeId, string>>
> = {
  bluebook: { full: 'Full citation', short: 'Short form', 'law-review': 'Law review footnote' },
  apa: { 'in-text': 'Parenthetical citation', narrative: 'Narrative citation' },
  chicago: { full: 'Full note', short: 'Later note', bibliography: 'Bibliography entry' },
};

/** Another way to write the same source: `text` plain, `html` with its typefaces. */
export const CitationAlternativeSchema = z.object({
  id: z.enum(CITATION_ALTERNATIVES),
  /** What the form is for, as a heading: `Short form`, `Parenthetical citation`. */
  label: z.string(),
  text: z.string(),
  html: z.string(),
});
export type CitationAlternative = z.infer<typeof CitationAlternativeSchema>;

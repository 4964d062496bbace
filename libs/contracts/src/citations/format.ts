import { z } from 'zod';
import { CITATION_ITEM_LIMITS, CitationItemSchema } from './citation-item.js';

/** The style manuals, with the labels of the specification. */
export const CITATION_STYLE_LABELS = {
  bluebook: 'Bluebook',
  apa: 'APA',
  chicago: 'Chicago',
} as const;
export type CitationStyle = keyof typeof CITATION_STYLE_LABELS;
export const CITATION_STYLES = Object.keys(CITATION_STYLE_LABELS) as [
  CitationStyle,
  ...CitationStyle[],
];
export const CitationStyleSchema = z.enum(CITATION_STYLES, {
  error: `Format must be ${CITATION_STYLES.slice(0, -1).join(', ')} or ${CITATION_STYLES.at(-1)}`,
});

const text = z
  .string()
  .max(
    CITATION_ITEM_LIMITS.text,
    `An option must be at most ${CITATION_ITEM_LIMITS.text} characters`,
  );
const footnote = z.number().int().min(1).max(100_000);

/** How the citation is to appear in its text; all of it may be left out. */
const CitationFormatOptionsSchema = z.object({
  /** Pin cite: `321`, `12-14, 20 n.3`, `para. 13`. */
  pin: text.optional(),
  /** Introductory signal: `see`, `but cf.`. */
  signal: text.optional(),
  /** Explanatory and weight parentheticals, without brackets. */
  parenthetical: z.union([text, z.array(text).max(10)]).optional(),
  /** Bluebook typefaces: court documents (default) or law-review footnotes. */
  typeface: z.enum(['court', 'law-review']).optional(),
  emphasis: z.enum(['italic', 'underline']).optional(),
  /** Where `inText` is: first, later, right after itself, and so with a new pin. */
  position: z.enum(['first', 'subsequent', 'ibid', 'ibid-with-locator']).optional(),
  /** The footnote with the first full citation, for `supra note 3`. */
  nearNote: footnote.optional(),
  /** The footnote in which this citation stands. */
  noteNumber: footnote.optional(),
  /** The Chicago Manual's edition; 18 when absent. */
  edition: z.union([z.literal(17), z.literal(18)]).optional(),
});

export const FormatCitationRequestSchema = z.object({
  style: CitationStyleSchema.default('bluebook'),
  item: CitationItemSchema,
  options: CitationFormatOptionsSchema.optional(),
});

/** The written forms of one source. */
const CitationFormsSchema = z.object({
  /** Full citation; APA: entry of the reference list; Chicago: full note. */
  full: z.string(),
  /** A later citation. */
  short: z.string(),
  /** As it appears in the text; APA: parenthetical citation. */
  inText: z.string(),
  /** APA only: `Smith (2020)`. */
  narrative: z.string().optional(),
  /** Chicago only; absent where custom leaves a source out, as most law. */
  bibliography: z.string().optional(),
});
export type CitationForms = z.infer<typeof CitationFormsSchema>;

/**
 * The forms as plain text and, in `html`, escaped HTML with `<i>`, `<u>` and
 * `<span class="small-caps">` only.
 */
export const FormattedCitationSchema = CitationFormsSchema.extend({
  html: CitationFormsSchema,
  /** Variables that the full form needs and the item lacks, in the order of printing. */
  missing: z.array(z.string()),
});
export type FormattedCitation = z.infer<typeof FormattedCitationSchema>;

import { z } from 'zod';

/** How much a finding matters, the least first. */
export const SEVERITIES = ['info', 'low', 'medium', 'high'] as const;
export const SeveritySchema = z.enum(SEVERITIES);
export type Severity = z.infer<typeof SeveritySchema>;

export const SEVERITY_WORDS: Record<Severity, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Note',
};

/** Who found it: a rule of the built-in engine, the case-law library, or a model. */
export const FINDING_SOURCES = ['rule', 'library', 'model'] as const;
export type FindingSource = (typeof FINDING_SOURCES)[number];

/**
 * Something in a document that a lawyer should know of, tied to the words it came from:
 * `text.slice(start, end) === quote`, where `text` is the document's extracted text and offsets
 * are UTF-16 units. What is missing from a document points at the place where it was looked for:
 * its title, or the clause that ought to say it.
 */
export const FindingSchema = z.object({
  /** Unique among the findings of its document; the same for the same document and engine. */
  id: z.string().min(1),
  /** In kebab case: a clause category (`governing-law`), or the name of a check (`bad-citation`). */
  category: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** A few words, for a list. */
  title: z.string().min(1),
  severity: SeveritySchema,
  /** Complete sentences: what was found, and why it matters. */
  explanation: z.string().min(1),
  /** Complete sentences: what to do. */
  recommendation: z.string().min(1).optional(),
  quote: z.string().min(1),
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
  /** The page that `start` is on, the first being 1; null for a text without pages. */
  page: z.number().int().positive().nullable(),
  source: z.enum(FINDING_SOURCES),
});
export type Finding = z.infer<typeof FindingSchema>;

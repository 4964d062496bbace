import { z } from 'zod';
import { CaseRefSchema } from './schemas.js';

const SpanSchema = z.object({ start: z.number().int(), end: z.number().int() });

/** A paragraph of an opinion; all other offsets index its `text`. */
const ParagraphSchema = z.object({
  /** Its number in the opinion, for links. Numbers of footnotes' paragraphs are left out. */
  index: z.number().int().nonnegative(),
  /** The character of the opinion's text with which it begins, for links to a place in it. */
  start: z.number().int().nonnegative(),
  text: z.string(),
  runs: z.array(SpanSchema.extend({ kind: z.enum(['italic', 'blockquote', 'heading', 'center']) })),
  /** Where a page of the report begins. */
  pages: z.array(z.object({ at: z.number().int(), label: z.string() })),
  /** Where a footnote is called; the text has its `[label]` there. */
  notes: z.array(SpanSchema.extend({ label: z.string() })),
  /** Citations of cases; `caseId` is null for one that the library lacks. */
  links: z.array(SpanSchema.extend({ caseId: z.number().int().nullable() })),
});
export type Paragraph = z.infer<typeof ParagraphSchema>;

export const OpinionPartSchema = z.object({
  ordinal: z.number().int().nonnegative(),
  kind: z.string(),
  author: z.string().nullable(),
  paragraphs: z.array(ParagraphSchema),
  /** The footnotes called in these paragraphs; with the last part, those that nothing calls too. */
  footnotes: z.array(z.object({ label: z.string(), paragraphs: z.array(ParagraphSchema) })),
  /** The cases that the links lead to. */
  cases: z.array(CaseRefSchema),
  /** The paragraph to continue from; null at the end. */
  next: z.number().int().nullable(),
});
export type OpinionPart = z.infer<typeof OpinionPartSchema>;

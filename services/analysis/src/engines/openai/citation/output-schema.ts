import { z } from 'zod';

/** What a model may take a described source for. */
export const DESCRIBED_KINDS = [
  'case',
  'statute',
  'regulation',
  'article',
  'book',
  'chapter',
  'web',
  'unknown',
] as const;

/** A source as a model reads it. Every field is required, as strict endpoints want it; empty: absent. */
export const CitationSaidSchema = z.strictObject({
  kind: z.enum(DESCRIBED_KINDS),
  title: z.string(),
  authors: z.array(z.string()),
  editors: z.array(z.string()),
  containerTitle: z.string(),
  volume: z.string(),
  issue: z.string(),
  page: z.string(),
  section: z.string(),
  number: z.string(),
  date: z.string(),
  court: z.string(),
  edition: z.string(),
  publisher: z.string(),
  place: z.string(),
  doi: z.string(),
  url: z.string(),
  pin: z.string(),
});
export type CitationSaid = z.infer<typeof CitationSaidSchema>;

import { z } from 'zod';

/** What a citation refers to; `ibid.` counts as `id`. */
export const CITATION_KINDS = [
  'case',
  'short',
  'id',
  'supra',
  'reference',
  'statute',
  'regulation',
  'federal-register',
  'public-law',
  'session-law',
  'constitution',
  'court-rule',
  'sentencing-guideline',
  'journal',
  'book',
  'docket',
] as const;
export const CitationKindSchema = z.enum(CITATION_KINDS);

/** What a citation refers to, in words. */
export const CITATION_KIND_WORDS: Record<(typeof CITATION_KINDS)[number], string> = {
  case: 'Case',
  short: 'Short form',
  id: 'Id.',
  supra: 'Supra',
  reference: 'Reference by name',
  statute: 'Statute',
  regulation: 'Regulation',
  'federal-register': 'Federal Register',
  'public-law': 'Public law',
  'session-law': 'Session law',
  constitution: 'Constitution',
  'court-rule': 'Court rule',
  'sentencing-guideline': 'Sentencing guideline',
  journal: 'Journal article',
  book: 'Book',
  docket: 'Docket',
};

/** Every field is absent where the text does not give it; nothing is guessed. */
export const CitationFieldsSchema = z.object({
  volume: z.string().optional(),
  /** As reporters are abbreviated, `F.3d`; of a law, its code's abbreviation. */
  reporter: z.string().optional(),
  /** First page; `null` for a blank, `592 U.S. ___`. */
  page: z.string().nullable().optional(),
  /** Pin cite as printed, without `at`: `12–14, 20 n.3`, `¶ 34`. */
  pin: z.string().optional(),
  pinEnd: z.string().optional(),
  year: z.number().int().optional(),
  /** CourtListener court id that the citation states, `ca9`. */
  court: z.string().optional(),
  /** The only court that the reporter prints, where the citation names none. */
  courtInferred: z.string().optional(),
  plaintiff: z.string().optional(),
  defendant: z.string().optional(),
  caseName: z.string().optional(),
  /** Name in front of a short form or *supra*. */
  antecedent: z.string().optional(),
  /** Introductory signal in lower case, `see also`. */
  signal: z.string().optional(),
  /** Explanatory parenthetical without its brackets. */
  parenthetical: z.string().optional(),
  /** Citations with one number are printings of one decision. */
  parallelGroup: z.number().int().optional(),
  docketNumber: z.string().optional(),
  title: z.string().optional(),
  chapter: z.string().optional(),
  article: z.string().optional(),
  section: z.string().optional(),
  sections: z.array(z.string()).optional(),
  amendment: z.string().optional(),
  clause: z.string().optional(),
  rule: z.string().optional(),
  jurisdiction: z.string().optional(),
  author: z.string().optional(),
  /** Year or supplement of a code. */
  edition: z.string().optional(),
});
export type CheckedCitationFields = z.infer<typeof CitationFieldsSchema>;

/** Longest text of a citation tool: bytes of UTF-8. A longer one is refused with 413. */
export const CITATION_TEXT_BYTES = 2 * 1024 * 1024;

/** A text whose citations are wanted. All offsets of an answer index it, in UTF-16 units. */
export const CitationTextSchema = z
  .string({ error: 'Text is required' })
  .refine((text) => text.trim().length > 0, 'Text is required');

import { z } from 'zod';
import { LaterHistorySchema } from '../later-history/later-history.js';
import { CheckedCaseSchema } from './check.js';
import { CitationKindSchema, CitationTextSchema } from './citation.js';
import { TextPlaceSchema, TextPlacesSchema } from './places.js';
import { CitationVerdictSchema } from './verdict.js';

/** The headings of a table of authorities, in the order in which filed briefs have them. */
export const AUTHORITY_GROUPS = {
  cases: 'Cases',
  constitutions: 'Constitutional Provisions',
  statutes: 'Statutes',
  rules: 'Rules',
  regulations: 'Regulations',
  other: 'Other Authorities',
} as const;
export type AuthorityGroup = keyof typeof AUTHORITY_GROUPS;
const GROUP_KEYS = Object.keys(AUTHORITY_GROUPS) as [AuthorityGroup, ...AuthorityGroup[]];

/** An authority on so many pages or more is cited `passim`, as practitioners' guides have it. */
export const PASSIM_PAGES = 5;

const MOST_PAGES = 5_000;

export const AuthoritiesRequestSchema = z.object({
  text: CitationTextSchema,
  /**
   * Where each page begins, as ascending offsets into `text`; the first page begins at 0, listed
   * or not. Absent: form feeds part the pages, and a text without any has no page numbers.
   */
  pages: z
    .array(z.number().int().nonnegative('A page cannot begin before the text'))
    .max(MOST_PAGES, `At most ${MOST_PAGES} pages can be given`)
    .refine(
      (pages) => pages.every((at, index) => index === 0 || at > pages[index - 1]!),
      'Pages must be given in ascending order',
    )
    .optional(),
  /** Pages and notes, as a check of a file answers them; they take the place of `pages`. */
  places: TextPlacesSchema.optional(),
});
export type AuthoritiesRequest = z.infer<typeof AuthoritiesRequestSchema>;

/** One line of the table. */
const AuthorityEntrySchema = z.object({
  /** As the table prints it: `Roe v. Wade, 410 U.S. 113 (1973)`, parallel citations together. */
  text: z.string(),
  /** The case name or title that `text` begins with, to be set in italics; null for none. */
  name: z.string().nullable(),
  kind: CitationKindSchema,
  /** All printings that the text cites, the first cited first. */
  citations: z.array(z.string()),
  /** Pages that cite it, ascending, the first page being 1; empty without page numbers. */
  pages: z.array(z.number().int().positive()),
  /** The notes that cite it, in the text's order; absent where none does. */
  footnotes: z.array(TextPlaceSchema.shape.footnote.unwrap()).optional(),
  /** Whether it appears on `PASSIM_PAGES` pages or more. */
  passim: z.boolean(),
  /** What the table prints behind the dots: `3, 7, 9`, `passim`, or nothing. */
  pageText: z.string(),
  /** How often the text cites it, short forms included. */
  mentions: z.number().int().positive(),
  /** As in the check; `unchecked` for what is no case. */
  verdict: CitationVerdictSchema,
  /** As in the check. */
  history: LaterHistorySchema.optional(),
  case: CheckedCaseSchema.optional(),
});
export type AuthorityEntry = z.infer<typeof AuthorityEntrySchema>;

/**
 * A reference that could not be matched to an authority, and so counts for none; or a decision that
 * the text names and does not cite, and against which later law speaks.
 */
const UnmatchedReferenceSchema = z.object({
  text: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  kind: CitationKindSchema,
  /** Null without page numbers. */
  page: z.number().int().positive().nullable(),
  /** One sentence. */
  reason: z.string(),
  /** Of a decision that is named. */
  history: LaterHistorySchema.optional(),
});
export type UnmatchedReference = z.infer<typeof UnmatchedReferenceSchema>;

/** `POST /api/citations/authorities`. */
export const TableOfAuthoritiesSchema = z.object({
  /** Those that have entries, in the order of `AUTHORITY_GROUPS`; entries in alphabetical order. */
  groups: z.array(
    z.object({
      group: z.enum(GROUP_KEYS),
      label: z.string(),
      entries: z.array(AuthorityEntrySchema),
    }),
  ),
  unmatched: z.array(UnmatchedReferenceSchema),
  /** Null when the text has no pages. */
  pageCount: z.number().int().positive().nullable(),
  /** `PASSIM_PAGES`. */
  passimFrom: z.number().int().positive(),
});
export type TableOfAuthorities = z.infer<typeof TableOfAuthoritiesSchema>;

/** How many authorities a list of the most cited has. */
export const MOST_CITED = 10;

/** An authority that the caller's own papers cite. */
export const OwnAuthoritySchema = z.object({
  /** As the library cites it, or as the paper does: `410 U.S. 113`. */
  citation: z.string(),
  /** Of a case: its name. */
  name: z.string().nullable(),
  /** Of a case in the library. */
  caseId: z.number().int().positive().nullable(),
  /** Analyzed documents and kept cite checks that cite it. */
  papers: z.number().int().positive(),
  /** How often they do, short forms included. */
  times: z.number().int().positive(),
});
export type OwnAuthority = z.infer<typeof OwnAuthoritySchema>;

import { z } from 'zod';
import { defineCall } from '../define.js';
import { LibraryImportSchema } from './schemas.js';

export const LAW_LIMITS = { reporters: 20, courts: 50, query: 100, found: 30, files: 200 } as const;

/** Its first and its last. A list, as zod's tuples would weigh on every screen. */
const range = (most: number, what: string) =>
  z
    .array(z.number().int().min(1).max(most))
    .length(2)
    .refine(([from = 0, to = 0]) => from <= to, `The first ${what} comes after the last`)
    .transform((both) => both as [number, number])
    .nullable()
    .default(null);

/** What is to be fetched from whom. */
export const LawOrderSchema = z
  .object({
    source: z.enum(['cap', 'courtlistener']),
    /** Without them, names, citations, courts, and years go into the index of decisions alone. */
    texts: z.boolean(),
    /** Of the Caselaw Access Project, by their names in its addresses: `us`, `f3d`. */
    reporters: z
      .array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'This is no reporter’s short name'))
      .max(LAW_LIMITS.reporters, `Choose at most ${LAW_LIMITS.reporters} reporters at a time`)
      .default([]),
    /** The first and the last; null for all. */
    volumes: range(99_999, 'volume'),
    years: range(2_100, 'year'),
    /** courts-db ids; none for all courts. */
    courts: z
      .array(z.string().regex(/^[a-z0-9]{1,30}$/, 'A court is given by its CourtListener id'))
      .max(LAW_LIMITS.courts, `Choose at most ${LAW_LIMITS.courts} courts at a time`)
      .default([]),
    /** Of CourtListener's files, as their names end. */
    date: z.iso.date('Give the date in the names of the files').nullable().default(null),
  })
  .refine(({ source, reporters }) => source !== 'cap' || reporters.length > 0, {
    path: ['reporters'],
    error: 'Choose a reporter',
  })
  .refine(({ source, date }) => source !== 'courtlistener' || date !== null, {
    path: ['date'],
    error: 'Give the date in the names of the files',
  });
export type LawOrder = z.output<typeof LawOrderSchema>;

const LawReporterSchema = z.object({
  slug: z.string(),
  /** As citations print it. */
  name: z.string(),
  fullName: z.string(),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
});
export type LawReporter = z.infer<typeof LawReporterSchema>;

const LawPlanSchema = z.object({
  /** Where each comes from, and where it goes below `folder`; the first `LAW_LIMITS.files`. */
  files: z.array(z.object({ address: z.string(), path: z.string() })),
  filesTotal: z.number().int().nonnegative(),
  /** About, from the sizes of some; null where the server cannot reach the source. */
  bytes: z.number().int().nonnegative().nullable(),
  seconds: z.number().int().nonnegative().nullable(),
  /** Where files that someone brings are looked for first. */
  folder: z.string(),
});
export type LawPlan = z.infer<typeof LawPlanSchema>;

/** Reporters of the Caselaw Access Project by name or state; an exact name comes first. */
export const findLawReporters = defineCall('search.law.reporters', {
  rule: 'administer',
  response: z.array(LawReporterSchema),
  deadlineMs: 30_000,
  http: {
    route: 'GET /library/law/reporters',
    cost: 'heavy',
    tag: 'Library administration',
    summary: 'Reporters that can be fetched from the Caselaw Access Project',
    query: z.object({
      query: z.string().trim().max(LAW_LIMITS.query, 'The words are too long').default(''),
    }),
    errors: ['CONFLICT'],
  },
});

/** What an order would fetch. Nothing is fetched yet but lists. */
export const planLaw = defineCall('search.law.plan', {
  rule: 'administer',
  response: LawPlanSchema,
  deadlineMs: 30_000,
  http: {
    route: 'POST /library/law/plan',
    cost: 'heavy',
    tag: 'Library administration',
    summary: 'The files that adding this law would fetch, their size, and the time it takes',
    body: LawOrderSchema,
    errors: ['CONFLICT'],
    audit: { exempt: 'It changes nothing; the import that follows is recorded' },
  },
});

/** Fetches and imports, as an import among the others; answers at once. */
export const addLaw = defineCall('search.law.add', {
  rule: 'administer',
  response: LibraryImportSchema,
  http: {
    route: 'POST /library/law',
    cost: 'heavy',
    tag: 'Library administration',
    summary: 'Fetches case law from its publisher and imports it',
    body: LawOrderSchema,
    status: 202,
    errors: ['CONFLICT'],
    audit: { action: 'start_import', subject: 'import' },
  },
});

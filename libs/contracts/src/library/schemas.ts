import { z } from 'zod';
import { LARGEST_INTEGER } from '../route.js';

export const LIBRARY_LIMITS = { path: 4_096, problems: 100, imports: 100 } as const;

const count = z.number().int().nonnegative();

/** Where cases come from: the starter library, CourtListener, the Caselaw Access Project, JSONL. */
const LibrarySourceSchema = z.object({
  id: z.string(),
  label: z.string(),
  cases: count,
  opinions: count,
  /** The starter library belongs to the product: every start brings it back. */
  isRemovable: z.boolean(),
  /** Its cases are being deleted. */
  isRemoving: z.boolean(),
});
export type LibrarySource = z.infer<typeof LibrarySourceSchema>;

export const SourceIdSchema = z.object({ id: z.string().regex(/^[a-z0-9-]{1,40}$/) });

const CourtCoverageSchema = z.object({
  /** courts-db id where the court is known there. */
  id: z.string(),
  name: z.string(),
  jurisdiction: z.string(),
  cases: count,
  /** Years of the oldest and the newest decision; null where no date is known. */
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
});
export type CourtCoverage = z.infer<typeof CourtCoverageSchema>;

const DecadeCoverageSchema = z.object({
  /** 1970 for the 1970s; null for cases of unknown date. */
  decade: z.number().int().nullable(),
  cases: count,
});
export type DecadeCoverage = z.infer<typeof DecadeCoverageSchema>;

/** The citation index of this release, on which verdicts may rest. */
const IndexReleaseSchema = z.object({
  /** Of its data, `2026-11-28`. */
  date: z.string(),
  /** SHA-256 of the file. */
  digest: z.string(),
  decisions: count,
  citations: count,
});
export type IndexRelease = z.infer<typeof IndexReleaseSchema>;

/** What is in the library: published cases only. */
export const LibraryOverviewSchema = z.object({
  cases: count,
  opinions: count,
  sources: z.array(LibrarySourceSchema),
  /** The courts with the most cases first, at most 500. */
  courts: z.array(CourtCoverageSchema),
  /** The oldest decade first, the unknown one last. */
  decades: z.array(DecadeCoverageSchema),
  /** The folder below which an administrator may import; null where the server allows none. */
  importDir: z.string().nullable(),
  citationIndex: IndexReleaseSchema,
  /** Decisions without texts that were imported beside it. */
  decisionsWithoutTexts: count,
});
/** What a text is compared with, to be told beside the verdicts. */
export const LibraryHeldSchema = LibraryOverviewSchema.pick({
  cases: true,
  opinions: true,
  citationIndex: true,
});
export type LibraryHeld = z.infer<typeof LibraryHeldSchema>;
export type LibraryOverview = z.infer<typeof LibraryOverviewSchema>;

export const IMPORT_STATES = ['queued', 'running', 'done', 'failed', 'interrupted'] as const;

export const LibraryImportSchema = z.object({
  id: z.number().int().positive(),
  /** Names of the files and folders. */
  label: z.string(),
  paths: z.array(z.string()),
  /** Names of the formats, once they are known: `neutral`, `courtlistener-bulk`, `cap` … */
  format: z.string().nullable(),
  state: z.enum(IMPORT_STATES),
  /** What a running import is doing: `staging`, `joining`, `reading`, `publishing`. */
  stage: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  files: count,
  bytesTotal: count,
  bytesDone: count,
  records: z.object({
    read: count,
    added: count,
    changed: count,
    unchanged: count,
    bad: count,
  }),
  /** Why it failed: a sentence. */
  error: z.string().nullable(),
  /** Whether it was asked to stop and has not stopped yet. */
  stopping: z.boolean(),
});
export type LibraryImport = z.infer<typeof LibraryImportSchema>;

const ImportProblemSchema = z.object({
  id: z.number().int().positive(),
  file: z.string(),
  /** `line 12`, `row 7`, `record 3`. */
  place: z.string(),
  /** A sentence. */
  reason: z.string(),
  /** The beginning of the record as it was found. */
  excerpt: z.string(),
});

/** An import with the records that it could not take, a page of them. */
export const LibraryImportDetailSchema = z.object({
  import: LibraryImportSchema,
  problems: z.array(ImportProblemSchema),
  problemsTotal: count,
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
});
export type LibraryImportDetail = z.infer<typeof LibraryImportDetailSchema>;

export const StartImportSchema = z.object({
  /** A file or folder on the server, absolute or relative to the folder for imports. */
  path: z
    .string({ error: 'Give the path of a file or folder' })
    .trim()
    .min(1, 'Give the path of a file or folder')
    .max(LIBRARY_LIMITS.path, 'The path is too long'),
});

/** From an address, where a number is text. */
export const ImportIdSchema = z.object({
  id: z.coerce.number<number>().int().positive().max(LARGEST_INTEGER, 'The id is too large'),
});

export const ProblemPageSchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

import { z } from 'zod';
import { defineCall } from '../define.js';
import {
  ImportIdSchema,
  LibraryHeldSchema,
  LibraryImportDetailSchema,
  LibraryImportSchema,
  LibraryOverviewSchema,
  ProblemPageSchema,
  SourceIdSchema,
  StartImportSchema,
} from './schemas.js';

/** Sources, counts and coverage. For administrators, as are all calls here. */
export const libraryOverview = defineCall('search.library.overview', {
  rule: 'administer',
  response: LibraryOverviewSchema,
  deadlineMs: 20_000,
  http: {
    route: 'GET /library',
    tag: 'Library administration',
    summary: 'What is in the case-law library: sources, counts, and coverage by court and decade',
  },
});

/** The sizes of the library and its index, for whoever searches it or keeps what was compared with it. */
export const libraryHeld = defineCall('search.library.held', {
  rule: 'read',
  response: LibraryHeldSchema,
  deadlineMs: 20_000,
  http: {
    route: 'GET /library/held',
    tag: 'Case law',
    summary: 'How much is in the case-law library and in its citation index',
  },
});

/** Answers at once; the cases of a large source are gone only after a while. */
export const removeSource = defineCall('search.library.remove-source', {
  rule: 'administer',
  response: z.null(),
  http: {
    route: 'DELETE /library/sources/:id',
    cost: 'heavy',
    tag: 'Library administration',
    summary: 'Deletes all cases that came from a source, with their opinions',
    params: SourceIdSchema,
    status: 202,
    errors: ['NOT_FOUND', 'CONFLICT'],
    audit: { action: 'delete_source' },
  },
});

/** The newest imports first. */
export const listImports = defineCall('search.imports.list', {
  rule: 'administer',
  response: z.array(LibraryImportSchema),
  http: {
    route: 'GET /library/imports',
    tag: 'Library administration',
    summary: 'The imports, newest first',
  },
});

export const getImport = defineCall('search.imports.get', {
  rule: 'administer',
  request: ImportIdSchema.extend({ page: z.number().int().min(1).default(1) }),
  response: LibraryImportDetailSchema,
  http: {
    route: 'GET /library/imports/:id',
    tag: 'Library administration',
    summary: 'An import, with a page of the records that it could not read',
    params: ImportIdSchema,
    query: ProblemPageSchema,
    errors: ['NOT_FOUND'],
  },
});

/** Starts an import of a file or folder on the server, and answers at once. */
export const startImport = defineCall('search.imports.start', {
  rule: 'administer',
  response: LibraryImportSchema,
  http: {
    route: 'POST /library/imports',
    cost: 'heavy',
    tag: 'Library administration',
    summary: 'Starts an import of a file or folder on the server',
    body: StartImportSchema,
    status: 202,
    errors: ['CONFLICT'],
    audit: { action: 'start_import', subject: 'import' },
  },
});

/** Asks an import to stop after its batch at hand. What it stored is published first. */
export const cancelImport = defineCall('search.imports.cancel', {
  rule: 'administer',
  response: LibraryImportSchema,
  http: {
    route: 'DELETE /library/imports/:id',
    tag: 'Library administration',
    summary: 'Stops a running import after the current batch',
    params: ImportIdSchema,
    status: 202,
    errors: ['NOT_FOUND', 'CONFLICT'],
    audit: { action: 'cancel_import', subject: 'import' },
  },
});

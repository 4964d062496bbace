import { z } from 'zod';
import { defineCall } from '../define.js';
import {
  LibraryImportDetailSchema,
  LibraryImportSchema,
  LibraryOverviewSchema,
  StartImportSchema,
} from './schemas.js';

/** Sources, counts and coverage. For administrators, as are all calls here. */
export const libraryOverview = defineCall('search.library.overview', {
  request: z.object({}),
  response: LibraryOverviewSchema,
  deadlineMs: 20_000,
});

/** The newest imports first. */
export const listImports = defineCall('search.imports.list', {
  request: z.object({}),
  response: z.array(LibraryImportSchema),
});

export const getImport = defineCall('search.imports.get', {
  request: z.object({
    id: z.number().int().positive(),
    page: z.number().int().min(1).default(1),
  }),
  response: LibraryImportDetailSchema,
});

/** Starts an import of a file or folder on the server, and answers at once. */
export const startImport = defineCall('search.imports.start', {
  request: StartImportSchema,
  response: LibraryImportSchema,
});

/** Asks an import to stop after its batch at hand. What it stored stays hidden until a rerun ends. */
export const cancelImport = defineCall('search.imports.cancel', {
  request: z.object({ id: z.number().int().positive() }),
  response: LibraryImportSchema,
});

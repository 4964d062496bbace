import { z } from 'zod';
import { DOCX_MEDIA_TYPE } from '../media-types.js';

/** What a file can be, with its media type. */
export const EXPORT_MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: DOCX_MEDIA_TYPE,
  csv: 'text/csv; charset=utf-8',
} as const;
export type ExportFormat = keyof typeof EXPORT_MEDIA_TYPES;
export const EXPORT_FORMATS = Object.keys(EXPORT_MEDIA_TYPES) as [ExportFormat, ...ExportFormat[]];
export const ExportFormatSchema = z.enum(EXPORT_FORMATS, {
  error: 'Format must be pdf, docx, or csv',
});

/** What can be exported; the first three are the specification's. */
export const EXPORT_TYPES = [
  'analysis',
  'template',
  'search-history',
  'search-results',
  'writing',
  'citations',
  'cite-check',
  'cite-report',
  'table-of-authorities',
] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];
export const ExportTypeSchema = z.enum(EXPORT_TYPES);

/** Papers, in points (1/72 inch). */
export const PAPER_SIZES = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
} as const;
export type Paper = keyof typeof PAPER_SIZES;
export const PAPERS = Object.keys(PAPER_SIZES) as [Paper, ...Paper[]];

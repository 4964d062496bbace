import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SourceCase } from '@casewright/law/records';
import { findInputs, type InputFile } from '../files/find-inputs.js';
import { capFormat, capMetadataFormat } from '../formats/cap/cap-case.js';
import { isVolume } from '../formats/cap/read-volume.js';
import { BULK_TABLES, type BulkTable } from '../formats/courtlistener/bulk-tables.js';
import { type DetectedFormat, detectFormat } from '../formats/detect-format.js';
import { CORPUS_FORMATS } from '../formats/json-records.js';
import { ImportError } from '../source/import-error.js';
import type { PublishedFile } from './published-file.js';

/** One that is given, or one that is still at its publisher's. */
interface FileToRead extends InputFile {
  published?: PublishedFile;
}

export interface BulkFile extends FileToRead {
  table: BulkTable;
}

export interface RecordFile extends FileToRead {
  format: Exclude<DetectedFormat, { kind: 'bulk' } | { kind: 'auxiliary' }>;
}

/** What an import is going to read. */
export interface ImportPlan {
  /** For a person: `2 files, opinions.jsonl.gz`. */
  label: string;
  /** Names of the formats found. */
  format: string;
  /** In the order in which they are read. */
  bulk: BulkFile[];
  records: RecordFile[];
  /** Whether the bulk data has no opinions: then it fills the index of decisions without texts. */
  isBulkWithoutTexts: boolean;
  /** Of the cases in the files, those to be taken; all where it says nothing. */
  keeps?: ((item: SourceCase) => boolean) | undefined;
  /** Whether the files come from elsewhere: what an earlier run has read of them it need not again. */
  isFetched?: boolean;
  /** Labels of files in folders that are no case law. */
  skipped: string[];
}

const LABELS = CORPUS_FORMATS.map(({ label }) => label).toReversed();
const KNOWN = `CourtListener bulk data (CSV), ${LABELS.slice(0, -1).join(', ')} and ${LABELS.at(-1)}`;

/** What of a bulk export tells decisions without their texts. */
const WITHOUT_TEXTS = new Set<BulkTable>(['courts', 'clusters', 'dockets', 'citations']);

/**
 * Looks into every file at the paths.
 *
 * @param withoutTexts whether the texts are to be left out
 * @throws ImportError when there is nothing to import
 */
export async function planImport(
  paths: readonly string[],
  withoutTexts = false,
): Promise<ImportPlan> {
  const inputs = await findInputs(paths);
  const bulk: BulkFile[] = [];
  const records: RecordFile[] = [];
  const skipped: string[] = [];
  for (const input of inputs) {
    const format = await formatOf(input);
    if (withoutTexts && format?.kind === 'bulk' && !WITHOUT_TEXTS.has(format.table)) continue;
    if (format?.kind === 'bulk') bulk.push({ ...input, table: format.table });
    else if (format && format.kind !== 'auxiliary') records.push({ ...input, format });
    else if (input.named) throw notCaseLaw(input, format?.kind === 'auxiliary');
    else if (!format) skipped.push(input.label);
  }
  if (bulk.length + records.length === 0) {
    throw new ImportError(
      `There is no case law in ${paths.join(', ')}. What can be imported: ${KNOWN}.`,
    );
  }
  bulk.sort((a, b) => BULK_TABLES.indexOf(a.table) - BULK_TABLES.indexOf(b.table));
  refuseHalfExport(bulk);
  const isBulkWithoutTexts = !bulk.some(({ table }) => table === 'opinions');
  return {
    isBulkWithoutTexts,
    label: paths.map((path) => basename(path)).join(', '),
    format: [
      ...new Set([
        ...bulk.map(() => `courtlistener-${isBulkWithoutTexts ? 'metadata' : 'bulk'}`),
        ...records.map(nameOf),
      ]),
    ].join(', '),
    bulk,
    records,
    skipped,
  };
}

/** A word processor's document is a zip file too: in a folder only those with cases count. */
async function formatOf({ path, named }: InputFile): Promise<DetectedFormat | undefined> {
  const format = await detectFormat(path);
  // The cases beside such a list have their texts.
  const isOfVolume = !named && isListWithoutTexts(format) && hasCasesBeside(path);
  if (isOfVolume) return { kind: 'auxiliary' };
  if (format?.kind !== 'zip' || named || (await isVolume(path))) return format;
  return undefined;
}

/** Whether a file fills the index of decisions without texts. */
export const isListWithoutTexts = (format: DetectedFormat | undefined): boolean =>
  format?.kind === 'json' && format.format === capMetadataFormat.name;

const hasCasesBeside = (path: string): boolean => existsSync(join(dirname(path), 'cases'));

function nameOf({ format }: RecordFile): string {
  return format.kind === 'zip' ? capFormat.name : format.format;
}

function notCaseLaw(input: InputFile, known: boolean): ImportError {
  if (known)
    return new ImportError(
      `${input.path} contains no cases. Give the file that does, or its folder.`,
    );
  return new ImportError(
    `${input.path} is not case law that can be imported. What can be: ${KNOWN}.`,
  );
}

/** A cluster without its docket has no court, and an opinion without its cluster no name. */
function refuseHalfExport(bulk: BulkFile[]): void {
  if (bulk.length === 0) return;
  const has = (table: BulkTable): boolean => bulk.some((file) => file.table === table);
  const missing = (['clusters', 'dockets'] as const).filter((table) => !has(table));
  // Without opinions it tells which decisions stand where.
  if (missing.length === 0 && (has('opinions') || has('citations'))) return;
  const names = [
    ...missing.map((table) => (table === 'clusters' ? 'opinion-clusters' : table)),
    ...(has('opinions') || has('citations') ? [] : ['opinions']),
  ];
  throw new ImportError(
    `The CourtListener bulk data is not complete: ${names.join(' and ')} missing. ` +
      'Give opinions, opinion-clusters, and dockets together, ideally the folder with all files of one date; or, for an index without texts, courts, dockets, opinion-clusters, and citations.',
  );
}

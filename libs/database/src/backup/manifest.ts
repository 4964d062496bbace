import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from '../errors/database-error.js';

/** Format version of a backup folder. */
const FORM = 1;
const FILE = 'manifest.json';

/** A table; its rows are in the file of its name, in PostgreSQL's COPY text format, compressed. */
export interface TableRecord {
  schema: string;
  name: string;
  columns: string[];
  /** Statements that create the table where no migration does: its width may depend on a model. */
  create: string[];
  /** Types of its columns; without one of them the table cannot be created. */
  types: string[];
  rows: number;
  /** SHA-256 of the uncompressed text. */
  sha256: string;
}

export interface FileRecord {
  /** Relative to the data folder. */
  path: string;
  sha256: string;
}

export interface SequenceRecord {
  schema: string;
  name: string;
  value: string;
}

/** The contents of a backup. Written last: a folder without it is not a backup. */
export interface Manifest {
  form: number;
  madeAt: string;
  /** Why it was made: `asked`, `scheduled`, or `upgrade`. */
  reason: string;
  version: string;
  commit: string | null;
  postgres: string;
  /** Migrations of each schema, in order. */
  migrations: Record<string, string[]>;
  tables: TableRecord[];
  sequences: SequenceRecord[];
  /** Which owners' keys the rows of each schema were sealed with; the keys are beside the backups. */
  ownerKeys?: Record<string, string[]>;
  files: FileRecord[];
  /** Size of all files as stored. */
  bytes: number;
  /** When a trial restore into a scratch database succeeded; null if there was none. */
  verifiedAt: string | null;
  /** What is wrong with the restored content; absent if unknown. */
  remark?: string | null;
}

export const tableFile = ({ schema, name }: { schema: string; name: string }): string =>
  `${schema}.${name}.copy.gz`;

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'form'>,
): Promise<void> {
  const draft = join(folder, `${FILE}.new`);
  await writeFile(draft, JSON.stringify({ form: FORM, ...manifest }, null, 2), { mode: 0o600 });
  await rename(draft, join(folder, FILE));
}

/** @throws DatabaseError if the folder is not a backup, or one of a newer version */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = await readFile(join(folder, FILE), 'utf8').then(
    (text) => JSON.parse(text) as Manifest,
    (cause: unknown) => {
      throw new DatabaseError(
        `${folder} is not a backup: it has no ${FILE} that can be read. Name the folder of one, such as casewright-2026-11-23T120000Z.`,
        { cause },
      );
    },
  );
  if (manifest.form === FORM) return manifest;
  throw new DatabaseError(
    `The backup in ${folder} was made by a newer version of the application (${manifest.version}). Restore it with that version.`,
  );
}

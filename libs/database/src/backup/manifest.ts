import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from '../errors/database-error.js';

/** Version of the form of a backup's folder. */
const FORM = 1;
const FILE = 'manifest.json';

/** Of a table: its rows in PostgreSQL's COPY text, compressed, in the file of its name. */
export interface TableRecord {
  schema: string;
  name: string;
  columns: string[];
  /** What makes it where no migration does: its width may depend on a model. */
  create: string[];
  /** Types of its columns: without one of them it cannot be made. */
  types: string[];
  rows: number;
  /** SHA-256 of the text, before it is compressed. */
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

/** What a backup has. It is written last: a folder without it is none. */
export interface Manifest {
  form: number;
  madeAt: string;
  /** Why: `asked`, `scheduled` or `upgrade`. */
  reason: string;
  version: string;
  commit: string | null;
  postgres: string;
  /** Names of the migrations that each schema had, in their order. */
  migrations: Record<string, string[]>;
  tables: TableRecord[];
  sequences: SequenceRecord[];
  files: FileRecord[];
  /** Of all files, as they are stored. */
  bytes: number;
  /** When it was restored into a scratch database and found whole; null: it was not. */
  verifiedAt: string | null;
  /** What is wrong with what it holds, though it came back whole; absent where nothing is known. */
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

/** @throws DatabaseError where the folder is no backup, or one of a newer version */
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

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '../../errors/database-error.js';

/** Raised whenever an older release could no longer read what this one writes. */
export const FOLDER_FORMAT = 1;
export const MARKER_FILE = 'casewright.json';

/** `casewright.json`: what kind of data folder this is. */
export interface FolderMarker {
  readonly format: number;
  /** Where the cluster lives: relative to the data folder, or absolute. */
  readonly home: string;
}

/** The folder's marker; undefined for a folder that was never used; refuses a newer one. */
export function readMarker(dataDir: string): FolderMarker | undefined {
  const file = join(dataDir, MARKER_FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const marker = parse(file, text);
  if (marker.format > FOLDER_FORMAT) {
    throw new DatabaseError(
      `The data folder ${dataDir} was written by a newer version of the application ` +
        `(folder format ${marker.format}; this version knows ${FOLDER_FORMAT}). ` +
        'Start that newer version, or choose another folder with DATA_DIR.',
    );
  }
  return marker;
}

export function writeMarker(dataDir: string, marker: FolderMarker): void {
  const file = join(dataDir, MARKER_FILE);
  writeFileSync(`${file}.new`, `${JSON.stringify(marker, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

function parse(file: string, text: string): FolderMarker {
  try {
    const value = JSON.parse(text) as Partial<FolderMarker>;
    if (typeof value.format === 'number' && typeof value.home === 'string') {
      return value as FolderMarker;
    }
  } catch {
    // Fall through to the error below: the content does not matter, only that it is damaged.
  }
  throw new DatabaseError(
    `The file ${file} is damaged, so it is unclear what wrote this data folder. ` +
      'Restore it from a backup, or choose another folder with DATA_DIR.',
  );
}

import { randomBytes } from 'node:crypto';
import { sha256Of } from '@casewright/object-store';
import type { Chunk, SealedBytes } from './uploads.repository.js';

/** Ends the name of an object that is an OpenPGP message. */
const SEALED = '.pgp';

/** Where the chunks of a schema are in the object storage. */
export const folderOf = (schema: string): string => `uploads/${schema}/`;

/**
 * A key for a chunk in the object storage, another each time: whoever comes second removes only what
 * they stored. It says what the bytes have to be: the storage is not asked.
 */
export function objectName(
  schema: string,
  { uploadId, startAt }: Pick<Chunk, 'uploadId' | 'startAt'>,
  { bytes, isSealed }: SealedBytes,
): string {
  const name = `${startAt}-${randomBytes(8).toString('hex')}-${sha256Of(bytes)}`;
  return `${folderOf(schema)}${uploadId}/${name}${isSealed ? SEALED : ''}`;
}

export function readName(object: string): { sha256: string; isSealed: boolean } {
  const [, sha256 = ''] = /-([0-9a-f]{64})(?:\.pgp)?$/.exec(object) ?? [];
  return { sha256, isSealed: object.endsWith(SEALED) };
}

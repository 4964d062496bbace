import { createHash } from 'node:crypto';
import type { Chunk, SealedBytes } from './uploads.repository.js';

/** Ends the name of an object that is an OpenPGP message. */
const SEALED = '.pgp';

/** Where the chunks of a schema are in the object storage. */
export const folderOf = (schema: string): string => `uploads/${schema}/`;

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A chunk's key in the object storage. It says what the bytes have to be: the storage is not asked. */
export function objectName(
  schema: string,
  { uploadId, startAt }: Pick<Chunk, 'uploadId' | 'startAt'>,
  { bytes, isSealed }: SealedBytes,
): string {
  const name = `${startAt}-${sha256Of(bytes)}${isSealed ? SEALED : ''}`;
  return `${folderOf(schema)}${uploadId}/${name}`;
}

export function readName(object: string): { sha256: string; isSealed: boolean } {
  const [, sha256 = ''] = /-([0-9a-f]{64})(?:\.pgp)?$/.exec(object) ?? [];
  return { sha256, isSealed: object.endsWith(SEALED) };
}

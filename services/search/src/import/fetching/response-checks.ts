import { createHash, type Hash } from 'node:crypto';

/** What a server says of a file. */
export interface FileFacts {
  /** In bytes, of the whole file. */
  size: number | null;
  /** By which the server tells the same file again. */
  tag: string | null;
}

const RANGE = /^bytes \d+-\d+\/(\d+)$/;

export function factsOf({ status, headers }: Response): FileFacts {
  const whole =
    status === 206
      ? RANGE.exec(headers.get('content-range') ?? '')?.[1]
      : headers.get('content-length');
  const tag = headers.get('etag');
  return { size: whole ? Number(whole) : null, tag: tag?.startsWith('"') ? tag : null };
}

/** A digest that the server gives of the whole file, to be compared with the file's own. */
export interface GivenDigest {
  algorithm: 'md5' | 'sha256';
  /** In hex. */
  digest: string;
}

/**
 * Object stores say SHA-256 or MD5 in headers; a tag of 32 hex digits is the MD5 of what was stored in
 * one piece, at Amazon as at Cloudflare.
 */
export function digestOf({ status, headers }: Response): GivenDigest | null {
  const sha256 = headers.get('x-amz-checksum-sha256');
  if (sha256 && !sha256.includes('-')) return { algorithm: 'sha256', digest: hex(sha256) };
  const md5 = headers.get('content-md5');
  if (md5 && status === 200) return { algorithm: 'md5', digest: hex(md5) };
  const tag = /^"([0-9a-f]{32})"$/.exec(headers.get('etag') ?? '')?.[1];
  return tag ? { algorithm: 'md5', digest: tag } : null;
}

const hex = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');

export async function isOfDigest(
  bytes: AsyncIterable<Buffer>,
  { algorithm, digest }: GivenDigest,
): Promise<boolean> {
  const hash: Hash = createHash(algorithm);
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex') === digest;
}

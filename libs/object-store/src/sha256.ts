import { createHash } from 'node:crypto';

/** In hexadecimal. */
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

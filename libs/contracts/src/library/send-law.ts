import { z } from 'zod';
import { defineCall } from '../define.js';

/** Bytes of a piece at most: in base64 and JSON it fits into one message. */
export const LAW_PIECE_BYTES = 120 * 1024;
/** Where an import's path would be a folder's: files that were sent, by the id of their sending. */
export const SENT_MARK = 'sent:';

const SendLawSchema = z.object({
  /** Of the files that are sent together; none before the first piece. */
  id: z.uuid().nullable().default(null),
  /** The file's own name, as far as a folder can have it. */
  name: z
    .string()
    .regex(/^[A-Za-z0-9_][A-Za-z0-9._ ()-]{0,199}$/, 'The name of the file has other characters'),
  /** Bytes of the file that were sent before. */
  offset: z.number().int().nonnegative(),
  data: z
    .base64('The piece is not base64')
    .min(1, 'The file is empty')
    .max(Math.ceil(LAW_PIECE_BYTES / 3) * 4, 'The piece is too large'),
});
export type LawPiece = z.output<typeof SendLawSchema>;

/**
 * A piece of a file to import. The same piece again changes nothing, so that one without an answer may
 * be repeated. The import itself is started with the path `sent:` and the id.
 */
export const sendLaw = defineCall('search.law.send', {
  rule: 'administer',
  response: z.object({ id: z.uuid(), received: z.number().int().nonnegative() }),
  http: {
    route: 'POST /library/files',
    tag: 'Library administration',
    summary: 'Sends a file to import, a piece at a time',
    body: SendLawSchema,
    errors: ['CONFLICT', 'PAYLOAD_TOO_LARGE'],
    audit: { exempt: 'A piece of a file changes nothing; its import is recorded' },
  },
});

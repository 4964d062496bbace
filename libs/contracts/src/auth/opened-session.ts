import { z } from 'zod';
import { UserSchema } from './schemas.js';

/** Where a log-in came from, for the list of sessions; not in the audit log. */
export const ClientSchema = z.object({ ip: z.string(), userAgent: z.string().max(512) });
export type Client = z.infer<typeof ClientSchema>;

/** Token of the session that the request came with, which ends when the new one begins. */
export const replaces = z.string().min(1).max(128).optional();

/** A new session. `token` is the only copy: the store keeps its hash. */
export const OpenedSessionSchema = z.object({
  user: UserSchema,
  token: z.string(),
  expiresAt: z.iso.datetime(),
});
export type OpenedSession = z.infer<typeof OpenedSessionSchema>;

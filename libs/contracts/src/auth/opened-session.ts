import { z } from 'zod';
import { UserSchema } from './schemas.js';

/** Where a sign-in came from, for the session list; the audit log has none of it. */
export const ClientSchema = z.object({ ip: z.string(), userAgent: z.string().max(512) });
export type Client = z.infer<typeof ClientSchema>;

/** The token that the request came with: its session ends when the new one begins. */
export const replaces = z.string().min(1).max(128).optional();

/** A session that was just opened. `token` is the only copy: the store keeps its hash. */
export const OpenedSessionSchema = z.object({
  user: UserSchema,
  token: z.string(),
  expiresAt: z.iso.datetime(),
});
export type OpenedSession = z.infer<typeof OpenedSessionSchema>;

import { z } from 'zod';
import { KEY_SCOPES, type KeyScope, ROLES } from './roles.js';

export const RoleSchema = z.enum(ROLES);
export const KeyScopeSchema = z.enum(Object.keys(KEY_SCOPES) as [KeyScope, ...KeyScope[]]);

/** Who a request is made for. Travels in message headers, never in bodies that a browser sends. */
export const PrincipalSchema = z.object({
  userId: z.number().int().positive(),
  /** The session's, or that of the API key that takes its place. */
  sessionId: z.uuid(),
  /** The default is for messages from before there were roles, which wait for no answer. */
  role: RoleSchema.default('member'),
  /** Of the API key that the request came with; without one it came with a session. */
  scope: KeyScopeSchema.optional(),
  /** A second factor is required, and the account has none: until then `enroll` is all they may. */
  mustEnroll: z.boolean().optional(),
});
export type Principal = z.infer<typeof PrincipalSchema>;

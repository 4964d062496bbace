import { z } from 'zod';
import { ROLES } from './roles.js';

export const RoleSchema = z.enum(ROLES);

/** Who a request is made for. Travels in message headers, never in bodies that a browser sends. */
export const PrincipalSchema = z.object({
  userId: z.number().int().positive(),
  sessionId: z.uuid(),
  /** The default is for messages from before there were roles, which wait for no answer. */
  role: RoleSchema.default('member'),
});
export type Principal = z.infer<typeof PrincipalSchema>;

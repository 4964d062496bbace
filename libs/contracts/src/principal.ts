import { z } from 'zod';

/** Who a request is made for. Travels in message headers, never in bodies that a browser sends. */
export const PrincipalSchema = z.object({
  userId: z.number().int().positive(),
  sessionId: z.uuid(),
  isAdmin: z.boolean(),
});
export type Principal = z.infer<typeof PrincipalSchema>;

import { z } from 'zod';
import { defineEvent } from './define.js';

/** What one gateway may tell the others at once. */
export const MOST_REQUEST_COUNTS = 2_000;

/**
 * Requests that a gateway has counted against their limits since it last said so: the others add
 * them to theirs, so that a limit holds for all gateways together.
 */
export const requestsCounted = defineEvent('gateway.requests.counted', {
  payload: z.object({
    /** The gateway that says so: it hears itself, too. */
    by: z.uuid(),
    counts: z
      .array(
        z.object({
          /** Of whom, and of which route. */
          limit: z.string().max(200),
          seconds: z.number().int().positive(),
          /** A hash of the account or of the client's network. */
          subject: z.string().max(64),
          requests: z.number().int().positive(),
        }),
      )
      .max(MOST_REQUEST_COUNTS),
  }),
});
export type RequestsCounted = z.output<typeof requestsCounted.payload>;

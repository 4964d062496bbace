import type { AppError } from '@casewright/contracts';
import { overloaded, unavailable } from '../bus/bus-errors.js';

export const LOST = 'The connection to the message broker was lost.';

/** amqplib's word for a negative confirm; anything else that a confirm fails with is a loss. */
const REFUSED = 'message nacked';

/** Why the broker did not take a message for this service. */
export function notTaken(error: unknown, service: string): AppError {
  const refused = error instanceof Error && error.message === REFUSED;
  return refused ? overloaded(service) : unavailable(LOST, error);
}

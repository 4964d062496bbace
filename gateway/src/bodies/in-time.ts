import { AppError } from '@casewright/contracts';
import type { Response } from 'express';
import { TOO_SLOW } from '../errors/broken-requests.js';

/** Enough for the largest of short bodies at 12 KB a second. */
const BODY_MS = 20_000;

/**
 * Waits for a short body.
 * @throws AppError REQUEST_TIMEOUT if it drips
 */
export async function inTime(
  reading: Promise<void>,
  response: Response,
  ms = BODY_MS,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // What is still to come is of no use.
      response.setHeader('Connection', 'close');
      reject(new AppError('REQUEST_TIMEOUT', TOO_SLOW));
    }, ms);
  });
  await Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

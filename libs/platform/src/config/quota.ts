import { AppError } from '@casewright/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

const MOST = 1_000_000_000;

/** A setting that limits what one user may keep: a whole number; 0 or `off` lifts it. */
export function Quota(): PropertyDecorator {
  return applyDecorators(
    // The value itself has been made a number of already, which `off` is not.
    Transform(({ obj, key, value }) => (obj[key] === 'off' ? 0 : value)),
    IsInt({ message: 'must be a whole number, or off' }),
    Min(0),
    Max(MOST),
  );
}

/** @throws AppError QUOTA_REACHED, with the sentence, where one more would be too many */
export function assertWithin(limit: number, used: number, more: number, sentence: string): void {
  if (limit !== 0 && used + more > limit) throw new AppError('QUOTA_REACHED', sentence);
}

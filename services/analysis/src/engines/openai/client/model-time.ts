import { currentContext } from '@casewright/platform';

/** The longest that a user waits for the model where no job says how long there is. */
const USUAL_TIME_MS = 120_000;
/** The share of the remaining time that the model may have: what was read must still be kept. */
const MODEL_TIME = 0.8;

/** Milliseconds that the model may have of what is left for the current work. */
export function modelTimeMs(): number {
  const { deadline } = currentContext();
  const left = deadline === undefined ? USUAL_TIME_MS : deadline - Date.now();
  return Math.max(1, Math.floor(left * MODEL_TIME));
}

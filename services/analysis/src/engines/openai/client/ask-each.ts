import { ModelError } from '@casewright/law/model';
import { currentContext } from '@casewright/platform';
import { faultOf } from './fault-of.js';

const AT_ONCE = 3;

/**
 * Asks about each of several things, some at once, within the time that there is. One that fails is
 * left out; what was answered by the end of the time counts.
 *
 * @throws ModelError when nothing was answered, or the key was refused; the signal's reason once it
 * is aborted
 */
export async function askEach<T, Answer>(
  things: readonly T[],
  ask: (thing: T, signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer[]> {
  const late = AbortSignal.timeout(modelTimeMs());
  const stop = new AbortController();
  const either = AbortSignal.any([signal, late, stop.signal]);
  const answers: (Answer | undefined)[] = [];
  let next = 0;
  let fault: ModelError | undefined;
  const work = async (): Promise<void> => {
    for (let at = next++; at < things.length && !either.aborted; at = next++) {
      try {
        answers[at] = await ask(things[at]!, either);
      } catch (thrown) {
        signal.throwIfAborted();
        fault ??= late.aborted ? new ModelError('timeout') : faultOf(thrown);
        if (fault.fault === 'key') stop.abort();
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, things.length) }, work));
  signal.throwIfAborted();
  const present = answers.filter((answer) => answer !== undefined);
  if (present.length === 0 || fault?.fault === 'key') throw fault ?? new ModelError('timeout');
  return present;
}

/** The longest that a user waits for the model where no job says how long there is. */
const USUAL_TIME_MS = 120_000;
/** The share of the remaining time that the model may have: what was read must still be kept. */
const MODEL_TIME = 0.8;

/** Milliseconds that the model may have of what is left for the current work. */
function modelTimeMs(): number {
  const { deadline } = currentContext();
  const left = deadline === undefined ? USUAL_TIME_MS : deadline - Date.now();
  return Math.max(1, Math.floor(left * MODEL_TIME));
}

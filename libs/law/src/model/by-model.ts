import type { Fallback } from '@casewright/contracts';
import { keyError, ModelError } from './model-error.js';

/**
 * The model's answer; where it has none, that of the rules, which are told why.
 * @throws AppError AI_KEY_INVALID where the endpoint refuses the key
 */
export async function byModelOr<T>(
  model: string,
  byModel: () => Promise<T>,
  byRules: (fallback: Fallback) => Promise<T>,
): Promise<T> {
  try {
    return await byModel();
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (error.fault === 'key') throw keyError();
    return byRules({ model, reason: error.message });
  }
}

import type { Fallback } from '@casewright/contracts';
import { keyError, ModelError } from './client/model-error.js';

/**
 * The model's answer; where it has none, that of the rules with the reason.
 * @throws AppError AI_KEY_INVALID where the endpoint refuses the key
 */
export async function byModelOr<T extends { fallback?: Fallback | undefined }>(
  model: string,
  byModel: () => Promise<T>,
  byRules: () => Promise<T>,
): Promise<T> {
  try {
    return await byModel();
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (error.fault === 'key') throw keyError();
    return { ...(await byRules()), fallback: { model, reason: error.message } };
  }
}

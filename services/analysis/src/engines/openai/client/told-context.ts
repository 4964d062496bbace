import type OpenAI from 'openai';

/** Where servers tell it: most with their models, Ollama with those that are loaded. */
const PLACES = ['/models', '/../api/ps'];
const NAMES = ['max_model_len', 'context_length', 'context_window', 'max_context_length'];

/** The tokens of a model's context, by the first place that tells; null where none does. */
export async function toldContext(
  api: OpenAI,
  model: string,
  signal: AbortSignal,
): Promise<number | null> {
  for (const place of PLACES) {
    // Most servers lack the second.
    const answer = (await api.get(place, { signal }).catch(() => null)) as Answer | null;
    const list = answer?.data ?? answer?.models;
    const entry = Array.isArray(list)
      ? list.find((each) => [each?.id, each?.name].includes(model))
      : null;
    const tokens = NAMES.map((name) => entry?.[name]).find((value) => Number.isInteger(value));
    if (tokens !== undefined) return tokens;
  }
  return null;
}

/** Whatever a server may say. */
type Answer = { data?: unknown; models?: unknown };

import { EndpointRefused, endpointFetch } from '@casewright/platform';
import { type About, inSpan } from '@casewright/platform/tracing';
import OpenAI from 'openai';
import { z } from 'zod';
import type { EmbeddingSettings } from './embedding-settings.js';

/** How long an answer may take, and how often it is asked for again. */
export interface Patience {
  timeoutMs: number;
  retries: number;
}

/** Someone waits for the answer: the search continues by words without it. */
export const QUICK: Patience = { timeoutMs: 2_500, retries: 0 };
/** Nobody waits. Between attempts: what `Retry-After` says, else twice as long each time, with jitter. */
export const PATIENT: Patience = { timeoutMs: 60_000, retries: 5 };

/** An endpoint answers with vectors of one length, one for each text. */
const AnswerSchema = z.object({
  data: z.array(
    z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1).max(16_000) }),
  ),
});

/** The answer of the endpoint, or the lack of one, as a sentence for operators. */
class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError';
}

/** Turns texts into vectors at the configured OpenAI-compatible endpoint, and nowhere else. */
export class EmbeddingClient {
  private readonly api: OpenAI;
  readonly model: string;

  constructor({ model, baseUrl, apiKey, external }: Omit<EmbeddingSettings, 'lookEveryMs'>) {
    this.model = model;
    this.api = new OpenAI({
      apiKey: apiKey ?? 'none',
      fetch: endpointFetch(external),
      ...(baseUrl ? { baseURL: baseUrl } : {}),
    });
  }

  /**
   * One vector for each text, in order.
   *
   * @throws EmbeddingError
   */
  async embed(
    texts: readonly string[],
    { timeoutMs, retries }: Patience,
    signal?: AbortSignal,
  ): Promise<number[][]> {
    const answer = await this.ask(texts, {
      timeout: timeoutMs,
      maxRetries: retries,
      ...(signal ? { signal } : {}),
    });
    const parsed = AnswerSchema.safeParse(answer);
    const vectors = parsed.success
      ? parsed.data.data.sort((a, b) => a.index - b.index).map(({ embedding }) => embedding)
      : [];
    const length = vectors[0]?.length;
    if (vectors.length !== texts.length || vectors.some((vector) => vector.length !== length)) {
      throw new EmbeddingError(
        `The endpoint of the embedding model ${this.model} answered with something other than one vector for each text.`,
      );
    }
    return vectors;
  }

  private async ask(texts: readonly string[], options: OpenAI.RequestOptions): Promise<unknown> {
    try {
      // Not base64, which many compatible servers do not speak.
      return await inSpan(
        () => aboutAsking(this.model),
        () =>
          this.api.embeddings.create(
            { model: this.model, input: [...texts], encoding_format: 'float' },
            options,
          ),
      );
    } catch (error) {
      const { cause } = error as Error;
      if (cause instanceof EndpointRefused) throw new EmbeddingError(cause.message, { cause });
      const { status, message } = error as { status?: number; message: string };
      const what = status ? `answered ${status}` : `did not answer (${message})`;
      throw new EmbeddingError(
        `The endpoint of the embedding model ${this.model} ${what}. Check OPENAI_BASE_URL, OPENAI_API_KEY, and OPENAI_EMBEDDING_MODEL.`,
        { cause: error },
      );
    }
  }
}

function aboutAsking(model: string): About {
  return { name: 'ask embeddings', kind: 'client', attributes: { 'gen_ai.request.model': model } };
}

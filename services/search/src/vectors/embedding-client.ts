import { EndpointRefused, endpointFetch } from '@casewright/platform';
import { type About, inSpan } from '@casewright/platform/tracing';
import OpenAI from 'openai';
import { z } from 'zod';
import { type EmbeddingManner, mannerOf } from './embedding-manner.js';
import type { EmbeddingSettings } from './embedding-settings.js';

/** What is embedded, how long an answer may take, and how often it is asked for again. */
export interface Patience {
  kind: 'query' | 'passage';
  timeoutMs: number;
  retries: number;
}

/** Someone waits for the answer: the search continues by words without it. */
export const QUICK: Patience = { kind: 'query', timeoutMs: 2_500, retries: 0 };
/** Nobody waits. Between attempts: what `Retry-After` says, else twice as long each time, with jitter. */
export const PATIENT: Patience = { kind: 'passage', timeoutMs: 60_000, retries: 5 };

/** An endpoint answers with vectors of one length, one for each text. */
const AnswerSchema = z.object({
  data: z.array(
    z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1).max(16_000) }),
  ),
});

/** The answer of the endpoint, or the lack of one, as a sentence for operators. */
class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError';

  /** Whether the texts themselves were refused. */
  get isOfTexts(): boolean {
    const { status } = (this.cause ?? {}) as { status?: number };
    return status === 400 || status === 413;
  }
}

/** A text that is refused is cut in half so long as this much is left. */
const SHORTEST = 200;

/** Turns texts into vectors at the configured OpenAI-compatible endpoint, and nowhere else. */
export class EmbeddingClient {
  private readonly api: OpenAI;
  readonly model: string;
  readonly manner: EmbeddingManner;

  constructor({ model, baseUrl, apiKey, external }: Omit<EmbeddingSettings, 'lookEveryMs'>) {
    this.model = model;
    this.manner = mannerOf(model);
    this.api = new OpenAI({
      apiKey: apiKey ?? 'none',
      fetch: endpointFetch(external),
      ...(baseUrl ? { baseURL: baseUrl } : {}),
    });
  }

  /**
   * One vector for each text, in order. Texts that are refused together are asked about apart, and
   * one that is refused alone by its beginning: it stops none of the others.
   *
   * @throws EmbeddingError
   */
  async embed(
    texts: readonly string[],
    patience: Patience,
    signal?: AbortSignal,
  ): Promise<number[][]> {
    const before = this.manner[patience.kind];
    return this.embedFitting(
      texts.map((text) => before + text),
      patience,
      signal,
    );
  }

  private async embedFitting(
    texts: readonly string[],
    patience: Patience,
    signal?: AbortSignal,
  ): Promise<number[][]> {
    try {
      return await this.embedNow(texts, patience, signal);
    } catch (error) {
      const [text = ''] = texts;
      const isLast = texts.length === 1 && text.length <= SHORTEST;
      if (!(error instanceof EmbeddingError && error.isOfTexts) || isLast) throw error;
      const half = Math.ceil(texts.length / 2);
      const parts =
        texts.length === 1
          ? [[text.slice(0, Math.ceil(text.length / 2))]]
          : [texts.slice(0, half), texts.slice(half)];
      const vectors: number[][] = [];
      for (const part of parts) vectors.push(...(await this.embedFitting(part, patience, signal)));
      return vectors;
    }
  }

  private async embedNow(
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
        `The endpoint of the embedding model ${this.model} ${what}. Check OPENAI_EMBEDDING_MODEL, and the address and key of its endpoint.`,
        { cause: error },
      );
    }
  }
}

function aboutAsking(model: string): About {
  return { name: 'ask embeddings', kind: 'client', attributes: { 'gen_ai.request.model': model } };
}

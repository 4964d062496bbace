import {
  type Answer,
  analysisUploads,
  INLINE_BYTES,
  parseOrThrow,
  type TextSource,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { UploadsClient } from './uploads-client.js';

/** Brings texts and answers over the bus that may be larger than a message. */
@Injectable()
export class TextClaims {
  private readonly uploads: UploadsClient;

  constructor(@Inject(BUS) bus: Bus) {
    this.uploads = new UploadsClient(bus, analysisUploads);
  }

  /** Makes a call about a text, which travels in its message or beside it, and reads its answer. */
  async call<S extends z.ZodType>(
    text: string,
    schema: S,
    ask: (source: TextSource) => Promise<Answer<z.output<S>>>,
  ): Promise<z.output<S>> {
    return this.sending(text, async (source) => this.read(schema, await ask(source)));
  }

  /** Makes a call about a text, whose answer is always small. */
  async sending<T>(text: string, ask: (source: TextSource) => Promise<T>): Promise<T> {
    const source = await this.sourceOf(text);
    try {
      return await ask(source);
    } finally {
      if (source.uploadId !== undefined) await this.uploads.discard(source.uploadId);
    }
  }

  /** A text as it travels: in its message, or as an upload that somebody has to discard. */
  async sourceOf(text: string): Promise<TextSource> {
    if (Buffer.byteLength(JSON.stringify(text)) <= INLINE_BYTES) return { text };
    return { uploadId: await this.uploads.send({ kind: 'text' }, [Buffer.from(text)]) };
  }

  /** An answer, wherever it lies. */
  async read<S extends z.ZodType>(schema: S, answer: Answer<z.output<S>>): Promise<z.output<S>> {
    if ('value' in answer) return answer.value;
    const { uploadId: id } = answer;
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of this.uploads.read(id)) chunks.push(chunk);
      return parseOrThrow(schema, JSON.parse(Buffer.concat(chunks).toString()), 'BAD_RESPONSE');
    } finally {
      await this.uploads.discard(id);
    }
  }
}

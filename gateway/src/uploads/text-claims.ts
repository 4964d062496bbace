import {
  type Answer,
  AppError,
  appendUpload,
  completeUpload,
  discardUpload,
  INLINE_BYTES,
  openUpload,
  parseOrThrow,
  readUpload,
  type TextSource,
  UPLOAD_CHUNK_BYTES,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';

/** Brings texts and answers over the bus that may be larger than a message. */
@Injectable()
export class TextClaims {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

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
      if (source.uploadId !== undefined) await this.discard(source.uploadId);
    }
  }

  /** A text as it travels: in its message, or as an upload that somebody has to discard. */
  async sourceOf(text: string): Promise<TextSource> {
    if (Buffer.byteLength(JSON.stringify(text)) <= INLINE_BYTES) return { text };
    return { uploadId: await this.send(Buffer.from(text)) };
  }

  /** The id under which the bytes lie. */
  private async send(bytes: Buffer): Promise<string> {
    const { id } = await this.bus.call(openUpload, { kind: 'text' });
    try {
      for (let offset = 0; offset < bytes.length; offset += UPLOAD_CHUNK_BYTES) {
        const data = bytes.subarray(offset, offset + UPLOAD_CHUNK_BYTES).toString('base64');
        await this.bus.call(appendUpload, { id, offset, data });
      }
      await this.bus.call(completeUpload, { id, size: bytes.length });
      return id;
    } catch (error) {
      await this.discard(id);
      throw error;
    }
  }

  /** An answer, wherever it lies. */
  async read<S extends z.ZodType>(schema: S, answer: Answer<z.output<S>>): Promise<z.output<S>> {
    if ('value' in answer) return answer.value;
    const { uploadId: id } = answer;
    try {
      const chunks: Buffer[] = [];
      for (let offset: number | null = 0; offset !== null; ) {
        const { data, next }: z.output<typeof readUpload.response> = await this.bus.call(
          readUpload,
          { id, offset },
        );
        chunks.push(Buffer.from(data, 'base64'));
        offset = next;
      }
      return parseOrThrow(schema, JSON.parse(Buffer.concat(chunks).toString()), 'BAD_RESPONSE');
    } finally {
      await this.discard(id);
    }
  }

  /** What cannot be removed now expires; the answer at hand is worth more. */
  private async discard(id: string): Promise<void> {
    try {
      await this.bus.call(discardUpload, { id });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}

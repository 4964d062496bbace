import { Readable } from 'node:stream';
import {
  type Answer,
  analysisUploads,
  INLINE_BYTES,
  parseOrThrow,
  type TextSource,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { UploadsClient } from './uploads-client.js';

/** Brings texts and answers over the bus that may be larger than a message. */
@Injectable()
export class TextClaims {
  private readonly uploads: UploadsClient;

  constructor(@Inject(BUS) bus: Bus) {
    this.uploads = new UploadsClient(bus, analysisUploads);
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

  /** A text as it travels: in its message, or as an upload that someone has to discard. */
  async sourceOf(text: string): Promise<TextSource> {
    const isShort = text.length <= INLINE_BYTES;
    if (isShort && Buffer.byteLength(JSON.stringify(text)) <= INLINE_BYTES) return { text };
    return { uploadId: await this.uploads.send({ kind: 'text' }, [Buffer.from(text)]) };
  }

  /** An answer for whoever asked: a large one as the JSON that its service wrote, unread. */
  async pass<T>(answer: Answer<T>): Promise<T | StreamableFile> {
    return 'value' in answer ? answer.value : this.stream(answer.uploadId);
  }

  /**
   * Stored JSON as the body of a response, a chunk in memory at a time.
   *
   * @param around what goes before and behind it
   */
  async stream(id: string, [before, behind] = ['', '']): Promise<StreamableFile> {
    const bytes = this.bytes(id);
    // What cannot be read at all is an error of ours, not a response that breaks off.
    const first = await bytes.next();
    const body = Readable.from(around(before, first.value ?? Buffer.alloc(0), bytes, behind));
    return new StreamableFile(body, { type: 'application/json; charset=utf-8' }).setErrorHandler(
      (_, response) => (response as Response).destroy(),
    );
  }

  /** An answer that is needed here, wherever it lies. */
  async read<S extends z.ZodType>(schema: S, answer: Answer<z.output<S>>): Promise<z.output<S>> {
    if ('value' in answer) return answer.value;
    const chunks: Buffer[] = [];
    for await (const chunk of this.bytes(answer.uploadId)) chunks.push(chunk);
    return parseOrThrow(schema, JSON.parse(Buffer.concat(chunks).toString()), 'BAD_RESPONSE');
  }

  /** Stored bytes, which go once they are read. */
  async *bytes(id: string): AsyncGenerator<Buffer, undefined> {
    try {
      yield* this.uploads.read(id);
    } finally {
      await this.uploads.discard(id);
    }
  }
}

async function* around(
  before: string,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
  behind: string,
): AsyncGenerator<Buffer> {
  yield Buffer.concat([Buffer.from(before), first]);
  yield* rest;
  if (behind !== '') yield Buffer.from(behind);
}

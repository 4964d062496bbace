import { INLINE_BYTES, type TextSource, uploadsOf } from '@casewright/contracts';
import { BUS, type Bus, UploadsClient } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';

/** Brings texts over the bus that may be larger than a message. */
@Injectable()
export class TextClaims {
  private readonly uploads: UploadsClient;

  constructor(@Inject(BUS) bus: Bus) {
    this.uploads = new UploadsClient(bus, uploadsOf.analysis);
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
}

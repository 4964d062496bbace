import { AsyncResource } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import {
  ACCEPTED_EXTENSIONS,
  AppError,
  assertStorable,
  CITATION_TEXT_BYTES,
  DOCUMENT_LIMITS,
  hasAcceptedName,
  INVALID_FILE_TYPE,
  withoutDirectionMarks,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import busboy from 'busboy';
import type { Request } from 'express';
import { textTooLong } from '../bodies/long-text.js';
import { FileUploads, type SentFile } from '../files/file-uploads.js';

/** A parsed form; its file, at most one, has been passed on. */
export interface Form {
  fields: Record<string, string>;
  file: SentFile | null;
}

const LIMITS = { files: 1, fields: 10, parts: 12, fieldNameSize: 100, headerPairs: 50 } as const;
/** Name of the form part that holds the file. */
const FILE_PART = 'file';

/** What the file of a form may be called, and what is said of another. */
export interface Accepts {
  extensions: readonly string[];
  refusal: string;
}

const DOCUMENTS: Accepts = { extensions: ACCEPTED_EXTENSIONS, refusal: INVALID_FILE_TYPE };

/** Reads multipart forms as they arrive. */
@Injectable()
export class FormIntake {
  constructor(private readonly files: FileUploads) {}

  /**
   * @throws AppError UNREADABLE_BODY for a broken form, UNSUPPORTED_MEDIA_TYPE for a file with
   * another name, PAYLOAD_TOO_LARGE for a file or a text over its limit
   */
  async read(request: Request, accepts: Accepts = DOCUMENTS): Promise<Form> {
    const fields: Record<string, string> = {};
    let sending: Promise<SentFile> | null = null;
    let cut = false;
    // Parts arrive in events of the connection, outside the request's async context.
    const send = AsyncResource.bind((name: string, stream: Readable) =>
      this.send(name, stream, accepts),
    );
    const parser = openParser(request);
    parser.on('field', (name, value, { valueTruncated }) => {
      cut ||= valueTruncated;
      fields[name] = value;
    });
    parser.on('file', (part, stream, { filename }) => {
      // The end of the form reports what was wrong; until the stream is read, nobody listens for
      // its error.
      stream.on('error', () => undefined);
      // A form without a chosen file still has the part, but without a file name.
      if (part !== FILE_PART || !filename || sending) stream.resume();
      else {
        sending = send(filename, stream);
        // Awaited once the form has arrived; until then, a rejection would be unhandled.
        sending.catch(() => undefined);
      }
    });
    const [arrived, sent] = await settle(arrival(request, parser), () => sending);
    if (arrived.status === 'fulfilled' && sent.status === 'fulfilled' && !cut) {
      return { fields, file: sent.value };
    }
    if (sent.status === 'fulfilled' && sent.value) await this.files.discard(sent.value.uploadId);
    if (sent.status === 'rejected' && sent.reason instanceof AppError) throw sent.reason;
    if (arrived.status === 'rejected') throw arrived.reason;
    throw cut ? textTooLong() : (sent as PromiseRejectedResult).reason;
  }

  /** Drains even a refused file: browsers do not read a response until they have sent it all. */
  private async send(given: string, stream: Readable, accepts: Accepts): Promise<SentFile> {
    try {
      const fileName = withoutDirectionMarks(given);
      assertStorable(fileName, 'file name');
      if (!hasAcceptedName(fileName, accepts.extensions)) {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', accepts.refusal);
      }
      const bytes = stream.iterator({ destroyOnReturn: false });
      return await this.files.send(shortened(fileName), bytes);
    } catch (error) {
      stream.resume();
      throw error;
    }
  }
}

function openParser(request: Request): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { ...LIMITS, fieldSize: CITATION_TEXT_BYTES },
    });
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * Resolves when the whole form has been parsed; rejects if it is malformed or the sender is gone.
 */
function arrival(request: Request, parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = (): void => {
      if (!request.complete) parser.destroy(new Error('The sender disconnected.'));
    };
    request.once('close', gone);
    parser.once('close', () => {
      request.off('close', gone);
      resolve();
    });
    parser.once('error', (error) => {
      request.unpipe(parser);
      request.resume();
      reject(unreadable(error));
    });
    request.pipe(parser);
  });
}

/** The outcome of the form, then that of the file it contained, if any. */
async function settle(form: Promise<void>, file: () => Promise<SentFile> | null) {
  const [arrived] = await Promise.allSettled([form]);
  const [sent] = await Promise.allSettled([file() ?? Promise.resolve(null)]);
  return [arrived, sent] as const;
}

/** Shortens a file name but keeps its extension, which tells the file type. */
function shortened(name: string): string {
  if (name.length <= DOCUMENT_LIMITS.fileName) return name;
  const extension = /\.[^.]{1,5}$/.exec(name)?.[0] ?? '';
  return name.slice(0, DOCUMENT_LIMITS.fileName - extension.length) + extension;
}

function unreadable(cause: unknown): AppError {
  return new AppError('UNREADABLE_BODY', 'The form could not be read. Please send it again.', {
    cause,
  });
}

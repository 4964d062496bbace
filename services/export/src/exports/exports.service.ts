import {
  type createExport,
  EXPORT_MEDIA_TYPES,
  type ExportRecord,
  type QuotaUse,
} from '@casewright/contracts';
import { ClaimsService, UploadsService } from '@casewright/database';
import { currentUserId, TurnQueue } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { RenderSession } from '../rendering/render-session.js';
import { SpareThread } from '../rendering/spare-thread.js';
import { type ExportEntity, toExportRecord } from './export.entity.js';
import { ExportsRepository } from './exports.repository.js';
import { HistoryClient } from './history.client.js';

/** Files made at once: each has a thread, and the memory that one file may take. */
const AT_ONCE = 2;
/** With more in front of it, a file would not be made within its caller's deadline. */
const MOST_WAITING = 20;
const MOST_WAITING_OF_ONE = 10;
/** Records that a list answers with. */
const NEWEST = 200;

type Request = z.output<typeof createExport.request>;
type Made = z.input<typeof createExport.response>;

@Injectable()
export class ExportsService {
  private readonly turns = new TurnQueue(
    AT_ONCE,
    'Many files are being made. Try again in a minute.',
    { mostWaiting: MOST_WAITING, mostWaitingOfOne: MOST_WAITING_OF_ONE },
  );

  constructor(
    private readonly claims: ClaimsService,
    private readonly uploads: UploadsService,
    private readonly exports: ExportsRepository,
    private readonly history: HistoryClient,
    private readonly threads: SpareThread,
  ) {}

  /**
   * Makes the file, keeps it for its caller to fetch, and remembers that it was made. The broker
   * delivers a message again whose answer it has not seen leave: what is made is then not made twice.
   *
   * @throws AppError VALIDATION_FAILED, UNREADABLE_BODY, PAYLOAD_TOO_LARGE; OVERLOADED
   */
  create(request: Request): Promise<Made> {
    return this.turns.take(async () => {
      try {
        const before = await this.exports.madeFor(currentUserId(), request.requestId);
        return answerOf(before ?? (await this.make(request)));
      } finally {
        // Only now: a process that dies before leaves it to the next one.
        if (request.uploadId) await this.uploads.discard(request.uploadId);
      }
    });
  }

  private async make({ requestId, product, origin, ...source }: Request): Promise<ExportEntity> {
    const body = await this.claims.readText(source);
    const session = new RenderSession(
      this.threads.take(),
      { body, product, origin },
      this.history.rows(),
    );
    try {
      const { type, format, name, pages } = await session.begin();
      const { id: uploadId, size } = await this.claims.keep(session.bytes());
      const userId = currentUserId();
      const made = { userId, type, format, name, size, pages, requestId, uploadId };
      const record = await this.exports.insert(made);
      if (record.uploadId !== uploadId) await this.uploads.discard(uploadId);
      return record;
    } finally {
      await session.end();
    }
  }

  async use(): Promise<QuotaUse[]> {
    return [{ kind: 'exports', ...(await this.exports.use(currentUserId())) }];
  }

  async list(): Promise<ExportRecord[]> {
    return (await this.exports.newest(currentUserId(), NEWEST)).map(toExportRecord);
  }
}

function answerOf({ id, uploadId, name, format, size }: ExportEntity): Made {
  return { id, uploadId: uploadId ?? '', name, mediaType: EXPORT_MEDIA_TYPES[format], size };
}

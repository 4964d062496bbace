import {
  type createExport,
  EXPORT_MEDIA_TYPES,
  type ExportRecord,
  type QuotaUse,
  type TextSource,
} from '@casewright/contracts';
import { ClaimsService, UploadsService } from '@casewright/database';
import { currentUserId, TurnQueue } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { RenderSession } from '../rendering/render-session.js';
import { SpareThread } from '../rendering/spare-thread.js';
import { toExportRecord } from './export.entity.js';
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
   * Makes the file, keeps it for its caller to fetch, and remembers that it was made.
   *
   * @throws AppError VALIDATION_FAILED, UNREADABLE_BODY, PAYLOAD_TOO_LARGE; OVERLOADED
   */
  create({ product, origin, ...source }: Request): Promise<Made> {
    return this.turns.take(async () => {
      const body = await this.bodyOf(source);
      const session = new RenderSession(
        this.threads.take(),
        { body, product, origin },
        this.history.rows(),
      );
      try {
        const { type, format, name, pages } = await session.begin();
        const { id: uploadId, size } = await this.claims.keep(session.bytes());
        const made = { userId: currentUserId(), type, format, name, size, pages };
        const id = await this.exports.insert(made);
        return { id, uploadId, name, mediaType: EXPORT_MEDIA_TYPES[format], size };
      } finally {
        await session.end();
      }
    });
  }

  async use(): Promise<QuotaUse[]> {
    return [{ kind: 'exports', ...(await this.exports.use(currentUserId())) }];
  }

  async list(): Promise<ExportRecord[]> {
    return (await this.exports.newest(currentUserId(), NEWEST)).map(toExportRecord);
  }

  /** An upload is read once. */
  private async bodyOf(source: TextSource): Promise<string> {
    const body = await this.claims.readText(source);
    if (source.uploadId) await this.uploads.discard(source.uploadId);
    return body;
  }
}

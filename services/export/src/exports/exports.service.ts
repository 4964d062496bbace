import {
  type createExport,
  EXPORT_MEDIA_TYPES,
  type ExportRecord,
  type QuotaUse,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { KeptBytes, UploadsService } from '@casewright/uploads';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { FileThreads } from '../rendering/file-threads.js';
import { type ExportEntity, toExportRecord } from './export.entity.js';
import { ExportsRepository } from './exports.repository.js';
import { HistoryClient } from './history.client.js';

/** Most records in a list. */
const NEWEST = 200;

type Request = z.output<typeof createExport.request>;
type Made = z.input<typeof createExport.response>;

@Injectable()
export class ExportsService {
  constructor(
    private readonly kept: KeptBytes,
    private readonly uploads: UploadsService,
    private readonly exports: ExportsRepository,
    private readonly history: HistoryClient,
    private readonly threads: FileThreads,
  ) {}

  /**
   * Makes the file, keeps it for its caller to fetch, and remembers that it was made. The broker
   * delivers a message again whose answer it has not seen leave: what is made is then not made twice.
   *
   * @throws AppError VALIDATION_FAILED, UNREADABLE_BODY, PAYLOAD_TOO_LARGE, TEXT_TOO_COSTLY;
   * OVERLOADED, RATE_LIMITED
   */
  async create(request: Request): Promise<Made> {
    const before = await this.exports.madeFor(currentUserId(), request.requestId);
    return answerOf(before ?? (await this.make(request)));
  }

  private async make({ requestId, product, origin, bodyId }: Request): Promise<ExportEntity> {
    const { kept, ...begun } = await this.threads.make(
      { product, origin },
      {
        body: () => this.uploads.text(bodyId),
        history: this.history.rows(),
        keep: (bytes) => this.kept.keepFile(bytes),
      },
    );
    const { type, format, name, pages } = begun;
    const { id: uploadId, size } = kept;
    const userId = currentUserId();
    const made = { userId, type, format, name, size, pages, requestId, uploadId };
    const record = await this.exports.insert(made);
    if (record.uploadId !== uploadId) await this.uploads.discard(uploadId);
    return record;
  }

  async use(): Promise<QuotaUse[]> {
    return [{ kind: 'exports', ...(await this.exports.use(currentUserId())) }];
  }

  /** For an account that is gone. */
  forget(userId: number): Promise<void> {
    return this.exports.forget(userId);
  }

  async list(): Promise<ExportRecord[]> {
    return (await this.exports.newest(currentUserId(), NEWEST)).map(toExportRecord);
  }
}

function answerOf({ id, uploadId, name, format, size }: ExportEntity): Made {
  return { id, uploadId: uploadId ?? '', name, mediaType: EXPORT_MEDIA_TYPES[format], size };
}

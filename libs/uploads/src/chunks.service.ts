import { AppError, UPLOAD_MINUTES } from '@casewright/contracts';
import { DamagedObject, type ObjectStore, sha256Of } from '@casewright/object-store';
import { HealthRegistry } from '@casewright/platform';
import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { folderOf, objectName, readName } from './object-name.js';
import { type Chunk, UploadsRepository } from './uploads.repository.js';

/** Injection token: the object storage, or null where none is configured. */
export const OBJECT_STORE: unique symbol = Symbol('casewright:object-store');

/** An object without its chunk is older than any upload: another installation may have the same folder. */
const ORPHANED_MS = 2 * UPLOAD_MINUTES * 60_000;
/** Whoever asks for the state of the storage hears what was true then. */
const ASKED_EVERY_MS = 30_000;

/**
 * The bytes of uploads and of files that were made: in the object storage where there is one, else in
 * the database. PostgreSQL seals and opens them wherever they are, so that keys stay there, and knows
 * which objects there are.
 */
@Injectable()
export class ChunksService {
  private readonly logger = new Logger(ChunksService.name);
  private sweeping: Promise<void> | undefined;
  private asked: { at: number; answer: Promise<void> } | undefined;

  constructor(
    private readonly uploads: UploadsRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore | null,
    @Optional() @Inject(HealthRegistry) registry?: HealthRegistry,
  ) {
    if (store) registry?.registerOptional('object-store', () => this.storeAnswers(store));
  }

  /** Whether new ones go to an object storage. */
  get areStored(): boolean {
    return this.store !== null;
  }

  /** As the repository's. @throws AppError UNAVAILABLE while the storage is away */
  async append(chunk: Chunk, limit: number): Promise<boolean> {
    const { store } = this;
    if (!store) return this.uploads.append(chunk, limit);
    const sealed = await this.uploads.seal(chunk, limit);
    if (!sealed) return false;
    const object = objectName(this.uploads.schema, chunk, sealed);
    await this.ask(() => store.putBytes(object, sealed.bytes, sha256Of(sealed.bytes)));
    const taken = await this.uploads.append(chunk, limit, object);
    if (!taken) await store.delete([object]).catch(() => undefined);
    return taken;
  }

  /**
   * The chunk that begins at an offset; null when none does.
   *
   * @throws AppError UNAVAILABLE while the storage is away; NOT_FOUND where it has lost the chunk
   */
  async at(uploadId: string, startAt: number): Promise<Buffer | null> {
    const chunk = await this.uploads.chunkAt(uploadId, startAt);
    if (!chunk?.object) return chunk?.data ?? null;
    const { object } = chunk;
    const { sha256, isSealed } = readName(object);
    const bytes = await this.ask(() => this.mustHaveStore().getBytes(object, sha256));
    if (!bytes) throw this.lost(`The object storage no longer has ${object}.`);
    return this.uploads.opened(uploadId, { bytes, isSealed });
  }

  async has({ uploadId, startAt, data }: Chunk): Promise<boolean> {
    return (await this.at(uploadId, startAt))?.equals(data) ?? false;
  }

  /** As `sweep`, in the background, one at a time. */
  sweepSoon(): void {
    this.sweeping ??= this.sweep()
      .catch(() => undefined)
      .finally(() => {
        this.sweeping = undefined;
      });
  }

  /** Removes what nobody needs any more. @throws OperatorError while the storage is away */
  async sweep(): Promise<void> {
    if (!this.store) return;
    for (;;) {
      const objects = await this.uploads.abandoned();
      if (objects.length === 0) return;
      await this.store.delete(objects);
      await this.uploads.forgetAbandoned(objects);
    }
  }

  /** Removes objects that no chunk has, and uploads whose objects are gone. */
  async reconcile(): Promise<void> {
    if (!this.store) return;
    // In this order: a chunk is noted once its object is there.
    const known = new Set(await this.uploads.objects());
    const there = await this.store.list(folderOf(this.uploads.schema));
    const since = Date.now() - ORPHANED_MS;
    const orphans = there.filter(
      ({ key, modifiedAt }) => !known.has(key) && modifiedAt.getTime() < since,
    );
    await this.store.delete(orphans.map(({ key }) => key));
    for (const { key } of there) known.delete(key);
    await this.uploads.deleteWithObjects([...known]);
  }

  private mustHaveStore(): ObjectStore {
    if (this.store) return this.store;
    throw new AppError('UNAVAILABLE', AWAY, { cause: new Error('OBJECT_STORE_URL is not set.') });
  }

  private storeAnswers(store: ObjectStore): Promise<void> {
    if (!this.asked || Date.now() - this.asked.at > ASKED_EVERY_MS) {
      this.asked = { at: Date.now(), answer: store.answers() };
      // Whoever asks hears of it.
      this.asked.answer.catch(() => undefined);
    }
    return this.asked.answer;
  }

  private async ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (error instanceof DamagedObject) throw this.lost(error.message);
      throw new AppError('UNAVAILABLE', AWAY, { cause: error });
    }
  }

  /** The user can send it again; that a storage loses things is for whoever runs it. */
  private lost(what: string): AppError {
    this.logger.error(what);
    return new AppError('NOT_FOUND', 'The upload no longer exists. Please send it again.');
  }
}

const AWAY =
  'Files can’t be stored or read right now. Please try again in a minute. If it continues, tell your administrator.';

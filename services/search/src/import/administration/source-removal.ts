import { AppError } from '@casewright/contracts';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { LibraryRepository } from '../../library/library.repository.js';
import { LibraryWriter } from '../../library/library-writer.js';
import { withImportLock } from '../runs/import-lock.js';
import { STARTER } from '../starter/starter-library.js';

/** Cases that go in one transaction: searches and other writers wait for no more. */
const BATCH = 200;

/**
 * Deletes the cases of a source while searches go on. Where that is cut short, the rest stays to be
 * deleted the same way.
 */
@Injectable()
export class SourceRemoval implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SourceRemoval.name);
  private running: { source: string; ended: Promise<void> } | undefined;
  private isEnding = false;

  constructor(
    private readonly library: LibraryRepository,
    private readonly writer: LibraryWriter,
  ) {}

  /** The source whose cases are being deleted. */
  get source(): string | undefined {
    return this.running?.source;
  }

  /** Answers once it is on its way. @throws AppError NOT_FOUND; CONFLICT for what may not go now */
  async start(source: string): Promise<null> {
    if (source === STARTER) {
      throw new AppError(
        'CONFLICT',
        'The starter library comes with the product, and every start brings it back.',
      );
    }
    if ((await this.library.someOf(source, 0, 1)).length === 0) {
      throw new AppError('NOT_FOUND', 'The library has no case of this source.');
    }
    if (this.running) {
      throw new AppError('CONFLICT', 'A source is being deleted. Wait until that is done.');
    }
    const ended = this.remove(source)
      .catch((error: unknown) => this.logger.error(`${source} was not deleted: ${String(error)}`))
      .finally(() => {
        this.running = undefined;
      });
    this.running = { source, ended };
    return null;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await this.running?.ended;
  }

  /** No import runs meanwhile: what one brings in is not to go half. */
  private remove(source: string): Promise<void> {
    return withImportLock(this.library.db, async () => {
      for (let after = 0; !this.isEnding; ) {
        const some = await this.library.someOf(source, after, BATCH);
        if (some.length === 0) break;
        await this.writer.remove(some.map(({ sourceId }) => sourceId));
        after = some.at(-1)!.id;
      }
      if (!this.isEnding) await this.writer.publish();
    });
  }
}

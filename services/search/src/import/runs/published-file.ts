import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fetchFile } from '../fetching/fetch-file.js';
import type { LawFile } from '../fetching/law-files.js';
import { broughtDir, lawDir } from '../fetching/law-places.js';
import type { ImportSession } from './import-session.js';

const SAVED_EVERY_MS = 2_000;

/** A file that an import fetches when its turn comes, unless someone has brought it. */
export class PublishedFile {
  /** Where it lies when it is read. */
  readonly path: string;
  private readonly isBrought: boolean;

  constructor(private readonly file: LawFile) {
    const brought = join(broughtDir(), file.path);
    this.isBrought = existsSync(brought);
    this.path = this.isBrought ? brought : join(lawDir(), file.path);
  }

  /** Fetching and reading are half of the work each, as the progress shows it. */
  async fetch(session: ImportSession): Promise<void> {
    if (this.isBrought || existsSync(this.path)) return;
    const { stage } = session;
    session.stage = 'fetching';
    let saved = 0;
    await fetchFile(this.file.address, this.path, {
      most: this.file.most,
      signal: session.signal,
      onBytes: async (bytes) => {
        session.addBytes(Math.floor(bytes / 2));
        if (Date.now() - saved < SAVED_EVERY_MS) return;
        saved = Date.now();
        await session.save();
        session.stopIfAsked();
      },
    });
    session.stage = stage;
  }

  /** What was fetched only takes space once it is read; what was brought stays. */
  async discard(): Promise<void> {
    if (this.isBrought) return;
    await rm(this.path, { force: true });
    await rmdir(dirname(this.path)).catch(() => undefined);
  }
}

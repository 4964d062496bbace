import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { AppError, type LawPiece, SENT_MARK } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { lawDir } from '../fetching/law-places.js';

/** In bytes. */
const LARGEST = 2 * 1024 ** 3;
const SPARE = 256 * 1024 ** 2;
/** What was sent and not imported by then is gone. */
const KEPT_MS = 7 * 86_400_000;
const ID = /^[0-9a-f-]{36}$/;

/** Files that an administrator sends from the browser, in a folder for each sending. */
@Injectable()
export class SentFilesService {
  /** @throws AppError CONFLICT where pieces are missing before this one or the disk is full. */
  async receive({ id, name, offset, data }: LawPiece): Promise<{ id: string; received: number }> {
    if (id === null) await this.forgetOld();
    const folder = id ?? randomUUID();
    await mkdir(join(sentDir(), folder), { recursive: true });
    const path = join(sentDir(), folder, name);
    const before = await sizeOf(path);
    const piece = Buffer.from(data, 'base64');
    // It came before, and its answer was lost.
    if (before === offset + piece.length) return { id: folder, received: before };
    if (before !== offset)
      throw new AppError('CONFLICT', `Of ${name}, ${before} bytes are here. Choose it again.`);
    if (before + piece.length > LARGEST)
      throw new AppError('PAYLOAD_TOO_LARGE', `${name} is too large: copy it to the server.`);
    const { bavail, bsize } = await statfs(sentDir());
    if (bavail * bsize < SPARE)
      throw new AppError('CONFLICT', `There is no room in ${lawDir()}. Free some, or set LAW_DIR.`);
    await appendFile(path, piece);
    return { id: folder, received: before + piece.length };
  }

  /**
   * The folder of a sending and the names in it; null for a path that is of none.
   *
   * @throws AppError VALIDATION_FAILED when they are gone
   */
  async at(path: string): Promise<{ folder: string; names: string[] } | null> {
    const start = [SENT_MARK, `${sentDir()}${sep}`].find((each) => path.startsWith(each));
    if (start === undefined) return null;
    const id = path.slice(start.length);
    const folder = join(sentDir(), id);
    const names = ID.test(id) ? await readdir(folder).catch(() => []) : [];
    if (names.length > 0) return { folder, names: names.sort() };
    throw new AppError('VALIDATION_FAILED', 'These files are no longer here. Choose them again.');
  }

  private async forgetOld(): Promise<void> {
    for (const name of await readdir(sentDir()).catch(() => [])) {
      const folder = join(sentDir(), name);
      const { mtimeMs } = await stat(folder);
      if (Date.now() - mtimeMs > KEPT_MS) await rm(folder, { recursive: true, force: true });
    }
  }
}

const sentDir = (): string => join(lawDir(), 'sent');

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

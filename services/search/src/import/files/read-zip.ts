import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { explainReadError, ImportError } from '../source/import-error.js';

/** A zip file that is open: its directory is in memory, its members are read when asked for. */
export interface ZipArchive {
  readonly names: readonly string[];
  /** Its bytes as stored, for progress. */
  sizeOf(name: string): number;
  read(name: string): Promise<string | undefined>;
  close(): void;
}

/** A single case is a few MB at the most: more is no case, or an attack. */
const LARGEST_MEMBER = 256 * 1024 * 1024;

/** @throws ImportError when the archive is truncated or damaged. */
export async function openZip(path: string): Promise<ZipArchive> {
  try {
    const zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true });
    const entries = await entriesOf(zip);
    return {
      names: [...entries.keys()],
      sizeOf: (name) => entries.get(name)?.compressedSize ?? 0,
      read: async (name) => {
        const entry = entries.get(name);
        return entry && readMember(zip, entry, path);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    throw damaged(error, path);
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
  }
  return entries;
}

async function readMember(zip: ZipFile, entry: Entry, path: string): Promise<string> {
  if (entry.uncompressedSize > LARGEST_MEMBER) {
    throw new ImportError(`${path} contains ${entry.fileName}, which is too large to be a case.`);
  }
  try {
    return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
  } catch (error) {
    throw damaged(error, path);
  }
}

function damaged(error: unknown, path: string): unknown {
  if (error instanceof ImportError) return error;
  const explained = explainReadError(error, path);
  if (explained instanceof ImportError) return explained;
  return new ImportError(
    `${path} is a zip file that is cut short or damaged (${(error as Error).message}). Download it again, then run the import again.`,
  );
}

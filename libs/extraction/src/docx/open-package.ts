import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import type { ExtractionLimits, Progress } from '../extraction.js';
import { Refusal } from '../refusal.js';

/** The parts of a DOCX package by name, unpacked one at a time and within limits. */
export class OfficePackage {
  private expanded = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly limits: ExtractionLimits,
    private readonly progress: Progress,
  ) {}

  /** @throws Refusal corrupt, or too-much-content for more entries than allowed. */
  static async open(
    bytes: Buffer,
    limits: ExtractionLimits,
    progress: Progress,
  ): Promise<OfficePackage> {
    const zip = await openZip(bytes);
    if (zip.entryCount > limits.entries) throw new Refusal('too-much-content');
    const entries = new Map<string, Entry>();
    await new Promise<void>((resolve, reject) => {
      zip.on('entry', (entry: Entry) => {
        entries.set(entry.fileName.toLowerCase(), entry);
        zip.readEntry();
      });
      zip.on('end', resolve);
      zip.on('error', () => reject(damaged()));
      zip.readEntry();
    });
    return new OfficePackage(zip, entries, limits, progress);
  }

  /** In the order of the package. */
  get all(): readonly Entry[] {
    return [...this.entries.values()];
  }

  has(name: string): boolean {
    return this.entries.has(key(name));
  }

  /** A part's bytes as they unpack; nothing for a part that is not there. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(key(name));
    if (!entry) return;
    if ((entry.generalPurposeBitFlag & 1) === 1) throw new Refusal('encrypted');
    const stream = await this.openEntry(entry);
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        this.expanded += chunk.length;
        // Counted while it unpacks: what the package says about its sizes is not believed.
        if (this.expanded > this.limits.expandedBytes) throw new Refusal('too-much-content');
        this.progress(this.expanded);
        yield chunk;
      }
    } catch (error) {
      throw error instanceof Refusal ? error : damaged();
    } finally {
      stream.destroy();
    }
  }

  /** A part as it is written; null for one that is not there. */
  async whole(name: string): Promise<Buffer | null> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.read(name)) chunks.push(chunk);
    return this.has(name) ? Buffer.concat(chunks) : null;
  }

  private openEntry(entry: Entry) {
    return new Promise<NodeJS.ReadableStream & { destroy(): unknown }>((resolve, reject) => {
      this.zip.openReadStream(entry, (error, stream) => {
        if (error) reject(damaged());
        else resolve(stream as NodeJS.ReadableStream & { destroy(): unknown });
      });
    });
  }
}

function openZip(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: false }, (error, zip) => {
      if (error) reject(damaged());
      else resolve(zip);
    });
  });
}

const key = (name: string): string => name.replace(/^\//, '').toLowerCase();
const damaged = (): Refusal => new Refusal('corrupt', 'a Word document');

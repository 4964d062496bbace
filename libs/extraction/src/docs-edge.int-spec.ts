import { createReadStream, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  describeWithData,
  readSharedJson,
  sampleOf,
  sharedData,
} from '@casewright/testing/shared-data';
import { jest } from '@jest/globals';
import { type ChildResult, runChild } from './child/run-child.js';
import { DEFAULT_LIMITS } from './extraction.js';
import { Refusal, type RefusalReason } from './refusal.js';
import { BOMBS } from './testing/bombs.js';
import { buildChild } from './testing/built-child.js';

jest.setTimeout(120_000);

const FOLDER = sharedData('docs_edge');
const MOST_MEMORY = 512 * 1024 * 1024;

type Outcome = { result: ChildResult } | { refused: RefusalReason };

async function outcomeOf(name: string, bytes: AsyncIterable<Buffer>): Promise<Outcome> {
  try {
    return { result: await runChild(name, bytes, DEFAULT_LIMITS) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason };
    throw error;
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

interface Described {
  path: string;
  error?: string;
  pages?: number;
  text_chars?: number;
}

/**
 * Needs its user's password. The manifest was made with a program that got in by the owner's, which
 * is empty; whoever set a password for readers has it respected here.
 */
const LOCKED = 'pypdf/encryption/r5-user-password.pdf';

/** Of the files without text of their own, the one that is the scan of a page. */
const SCAN = 'doctor/image-pdf-2.pdf';

/** What the manifest, or the file's name, says about a file. */
function expectedOf({ path, error, text_chars: characters }: Described): RefusalReason | null {
  if (!/\.(pdf|docx?)$/.test(path)) return 'wrong-type';
  if (error?.includes('password') || path === LOCKED) return 'encrypted';
  return characters === 0 && path !== SCAN ? 'blank-pages' : null;
}

beforeAll(() => buildChild());

describeWithData('real files', () => {
  const all = readSharedJson<Described[]>('docs_edge', 'manifest.json');
  const kindOf = (file: Described) => expectedOf(file) ?? extname(file.path);
  // Some of each format that is read, and of each reason to refuse one.
  const files = [...new Set(all.map(kindOf))].flatMap((kind) =>
    sampleOf(
      all.filter((file) => kindOf(file) === kind),
      ({ path }) => path,
      5,
    ),
  );

  it.each(files)('gives text or the right refusal for $path', async (described) => {
    const path = join(FOLDER, described.path);
    const expected = expectedOf(described);
    const outcome = await outcomeOf(basename(path), createReadStream(path));
    if (expected) return expect(outcome).toEqual({ refused: expected });
    if (!('result' in outcome)) throw new Error(`It was refused: ${outcome.refused}`);
    const { extraction, peakBytes } = outcome.result;
    const { text, pages, blocks = [] } = extraction.document;
    expect(text.trim()).not.toBe('');
    expect(peakBytes).toBeLessThan(MOST_MEMORY);
    if (described.pages) expect(pages).toHaveLength(described.pages);
    expectOrdered(pages ?? [], text.length);
    for (const { start, end } of blocks) {
      expect(text.slice(start, end).trim()).not.toBe('');
      expect(end).toBeLessThanOrEqual(text.length);
    }
  });

  it('reads each Word document the same from both of its formats', async () => {
    const folder = join(FOLDER, 'word_extractor');
    const words = async (name: string): Promise<string[]> => {
      const outcome = await outcomeOf(name, createReadStream(join(folder, name)));
      if (!('result' in outcome)) throw new Error(outcome.refused);
      return outcome.result.extraction.document.text.match(/\p{L}{2,}/gu) ?? [];
    };
    const both = readdirSync(folder).filter(
      (name) => name.endsWith('.doc') && readdirSync(folder).includes(`${name}x`),
    );
    expect(both.length).toBeGreaterThan(2);
    for (const name of sampleOf(both, (name) => name, 3)) {
      const [old, now] = [await words(name), await words(`${name}x`)];
      const shared = old.filter((word) => now.includes(word)).length;
      expect({ name, shared: shared / old.length }).toMatchObject({
        name,
        shared: expect.closeTo(1, 1),
      });
    }
  });
});

describe('files made to exhaust their reader', () => {
  it.each(BOMBS)('refuses $what, with flat memory', async ({ name, bytes, refused }) => {
    const before = process.memoryUsage().rss;
    const outcome = await outcomeOf(name, once(bytes()));
    expect(refused).toContain('refused' in outcome ? outcome.refused : 'nothing');
    expect(process.memoryUsage().rss - before).toBeLessThan(MOST_MEMORY);
  });

  it('reads the next file as if nothing had been', async () => {
    const outcome = await outcomeOf('after.txt', once(Buffer.from('Still here.')));
    expect(outcome).toMatchObject({
      result: { extraction: { document: { text: 'Still here.' } } },
    });
  });
});

function expectOrdered(pages: readonly number[], length: number): void {
  for (const [index, start] of pages.entries()) {
    expect(start).toBeGreaterThanOrEqual(index === 0 ? 0 : pages[index - 1]!);
    expect(start).toBeLessThanOrEqual(length);
  }
}

import { EXPORT_FORMATS, type HistoryRow, UPLOAD_LIMITS } from '@casewright/contracts';
import { runInContext, ThreadConfig } from '@casewright/platform';
import { jest } from '@jest/globals';
import { FileThreads } from './file-threads.js';

// Threads that load the renderers, and bodies as large as they are taken.
jest.setTimeout(120_000);

async function collected(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('files made in threads', () => {
  const open: FileThreads[] = [];
  const threads = (seconds = 30): FileThreads => {
    const made = new FileThreads(Object.assign(new ThreadConfig(), { TEXT_CPU_SECONDS: seconds }));
    open.push(made);
    return made;
  };
  afterEach(() => Promise.all(open.splice(0).map((each) => each.onApplicationShutdown())));

  async function* history(): AsyncGenerator<HistoryRow[]> {
    const row = { category: 'case-law', timestamp: '2026-01-02T03:04:05Z' } as const;
    yield [{ query: 'first', ...row }] as HistoryRow[];
    yield [{ query: 'second', ...row }] as HistoryRow[];
  }

  function make<Kept = Buffer>(
    { format = 'csv', type = 'analysis', data }: { format?: string; type?: string; data?: unknown },
    {
      on = threads(),
      user = 1,
      keep = collected as unknown as (b: AsyncIterable<Buffer>) => Promise<Kept>,
    } = {},
  ) {
    const body = async (): Promise<string> => JSON.stringify({ format, type, data });
    const principal = { userId: user, role: 'member', sessionId: 's' };
    return runInContext({ correlationId: 'a', principal } as never, () =>
      on.make({ product: 'Casewright', origin: null }, { body, history: history(), keep }),
    );
  }

  it('are handed over whole, in order, with every page of the history', async () => {
    const on = threads();
    const analysis = Array.from({ length: 90_000 }, (_, at) => `Word ${at}.`).join(' ');
    const { kept, name } = await make({ data: { title: 'Long', analysis } }, { on });
    expect(name).toBe('Long - analysis.csv');
    expect(kept.toString()).toContain(analysis);
    const listed = await make({ type: 'search-history' }, { on });
    expect(listed.kept.toString()).toMatch(/first[\s\S]*second/);
  });

  it('are not made of a text that nothing can store, and the field is named', async () => {
    const keep = jest.fn(collected);
    for (const sign of ['\0', '\ud800']) {
      await expect(
        make({ data: { analysis: 'A', insights: ['B', `C${sign}`] } }, { keep }),
      ).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ path: 'data.insights.1' }],
      });
    }
    expect(keep).not.toHaveBeenCalled();
  });

  it('are given up when they cannot be kept', async () => {
    const full = new Error('The disk is full.');
    const keep = async (bytes: AsyncIterable<Buffer>): Promise<Buffer> => {
      for await (const _ of bytes) throw full;
      throw new Error('There was nothing to keep.');
    };
    const analysis = 'word '.repeat(300_000);
    await expect(make({ data: { analysis } }, { keep })).rejects.toBe(full);
  });

  it.each(EXPORT_FORMATS)(
    'end at the budget of processor time, as %s of the largest body, and others have theirs',
    async (format) => {
      // Little: what is made within it is no worst case, and what is not is ended, before it has filled
      // the memory of a busy machine's thread.
      const on = threads(0.5);
      await make({ data: { analysis: 'Ready.' } }, { on });
      const insights = Array(Math.floor(UPLOAD_LIMITS.export / 4) - 100).fill('a');
      const costly = make({ format, data: { analysis: 'A', insights } }, { on });
      const refused = expect(costly).rejects.toMatchObject({
        code: 'TEXT_TOO_COSTLY',
        status: 422,
        message: 'Making this file takes too long. Export it in parts.',
      });
      const others = await make({ data: { analysis: 'Other.' } }, { on, user: 2 });
      expect(others.kept.toString()).toContain('Other.');
      await refused;
    },
  );
});

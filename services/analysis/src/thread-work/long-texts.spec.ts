import { CheckService } from '../citations/check.service.js';
import type { CitationLibrary } from '../citations/citation-library.js';
import { ThreadedEngine } from '../engines/local/threaded-engine.js';
import type { TextThreads } from '../threads/text-threads.js';

const SHORT = 'The court so held. '.repeat(300).slice(0, 4_000);
const LONG = `${SHORT}.`;

/** Threads that say what they were given, and a library in which nothing is found. */
function parts() {
  const given: string[] = [];
  const run = async (work: string) => void given.push(work);
  const write = async (work: string) => void given.push(`${work}, written`);
  const writeAnalysis = () => write('analyze');
  const threads = { run, write, writeAnalysis } as unknown as TextThreads;
  const library = {
    lookUp: async () => [],
    locate: async () => [],
    support: async () => [],
  } as unknown as CitationLibrary;
  return { given, threads, library, engine: new ThreadedEngine(threads) };
}

describe('work on a text of more than 4,000 characters', () => {
  const { signal } = new AbortController();
  const works: Record<string, (text: string, to: ReturnType<typeof parts>) => Promise<unknown>> = {
    'analyze, written': (text, { engine }) => engine.writtenAnalysis({ text }, {}, signal),
    'review, written': (content, { engine }) => engine.writtenReview({ content }, {}, signal),
    analyze: (text, { engine }) => engine.analyze({ text }, {}, signal),
    review: (content, { engine }) => engine.reviewWriting({ content }, {}, signal),
    recognize: (content, { engine }) =>
      engine.describeCitation({ content, type: 'case' }, {}, signal),
    check: (text, { library, threads }) => new CheckService(library, threads).check(text),
    'check, written': (text, { library, threads }) =>
      new CheckService(library, threads).answer({ text }),
    'authorities, written': (text, { library, threads }) =>
      new CheckService(library, threads).table({ text }),
  };

  it.each(Object.entries(works))('is done in a thread: %s', async (name, work) => {
    const short = parts();
    await work(SHORT, short);
    expect(short.given).toEqual([]);
    const long = parts();
    await work(LONG, long);
    expect(long.given).toEqual([name]);
  });

  it('is, for a draft, done in a thread whatever its length', async () => {
    const { engine, given } = parts();
    const request = { documentType: 'Legal Brief', requirements: 'Short.' } as const;
    await engine.draftTemplate(request, {}, signal);
    expect(given).toEqual(['draft']);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { AnalysisSchema, type DocumentType } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { LocalEngine } from './local-engine.js';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const DATA = process.env.SHARED_DATA ?? join(ROOT, '..', 'shared', 'data');

const engine = new LocalEngine();
const analyze = (text: string) => engine.analyze({ text }, {}, new AbortController().signal);

function* contracts(): Generator<[string, string]> {
  const folder = join(DATA, 'contracts', 'txt');
  for (const name of readdirSync(folder)) yield [name, readFileSync(join(folder, name), 'utf8')];
}

function* opinions(): Generator<[string, string]> {
  const lines = gunzipSync(readFileSync(join(DATA, 'opinions', 'opinions_dev.jsonl.gz'))).toString(
    'utf8',
  );
  for (const line of lines.trim().split('\n')) {
    const { id, opinions: parts } = JSON.parse(line) as {
      id: string;
      opinions: { text: string }[];
    };
    yield [id, parts.map(({ text }) => text).join('\n\n')];
  }
}

/** Contracts and opinions are all that the corpus has; many of its decisions are headed as orders. */
const isKnown = ({ family, type }: DocumentType): boolean =>
  family === 'contract' || family === 'opinion' || type === 'order';

const hasData = existsSync(join(DATA, 'README.md'));
if (!hasData && process.env.REQUIRE_ALL === '1')
  throw new Error(`The shared test data is not at ${DATA}.`);
const describeWithData = hasData ? describe : describe.skip;

describeWithData(
  `real documents (${hasData ? 'shared test data' : `left out: no shared test data at ${DATA}`})`,
  () => {
    it.each([
      ['contracts', contracts, 0.95],
      ['opinions', opinions, 0.93],
    ] as const)(
      'knows %s when it sees them, and quotes all of them letter by letter',
      async (_, documents, share) => {
        let [right, total] = [0, 0];
        for (const [name, text] of documents()) {
          const answer = await analyze(text);
          expect([name, AnalysisSchema.safeParse(answer).error?.issues]).toEqual([name, undefined]);
          const wrong = [...answer.findings, ...answer.parties, ...answer.dates].filter(
            ({ quote, start, end }) => quote === '' || text.slice(start, end) !== quote,
          );
          expect([name, wrong]).toEqual([name, []]);
          total++;
          if (isKnown(answer.documentType)) right++;
        }
        expect(right / total).toBeGreaterThan(share);
      },
      300_000,
    );
  },
);

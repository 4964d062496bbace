import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AnalysisSchema, type DocumentType } from '@casewright/contracts';
import {
  describeWithData,
  readSharedLines,
  sampleOf,
  sharedData,
} from '@casewright/testing/shared-data';
import { expect, it } from '@jest/globals';
import { LocalEngine } from './local-engine.js';

const engine = new LocalEngine();
const analyze = (text: string) => engine.analyze({ text }, {}, new AbortController().signal);

function* contracts(): Generator<[string, string]> {
  const folder = sharedData('contracts', 'txt');
  for (const name of sampleOf(readdirSync(folder), (name) => name))
    yield [name, readFileSync(join(folder, name), 'utf8')];
}

function* opinions(): Generator<[string, string]> {
  const all = readSharedLines<{ id: string; opinions: { text: string }[] }>(
    'opinions',
    'opinions_dev.jsonl.gz',
  );
  for (const { id, opinions: parts } of sampleOf(all, ({ id }) => id))
    yield [id, parts.map(({ text }) => text).join('\n\n')];
}

/** Contracts and opinions are all that the corpus has; many of its decisions are headed as orders. */
const isKnown = ({ family, type }: DocumentType): boolean =>
  family === 'contract' || family === 'opinion' || type === 'order';

describeWithData('real documents', () => {
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
});

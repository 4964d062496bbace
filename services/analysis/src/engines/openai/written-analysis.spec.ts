import { mergeReading } from '@casewright/law/reading';
import { SERVICE_CONTRACT } from '@casewright/law/reading/testing';
import { ModelServer, type ScriptedAnswer } from '@casewright/testing';
import { writtenHere } from '../../documents/write-analysis.js';
import type { WrittenAnalysis } from '../../engine/written-analysis.js';
import type { TextThreads } from '../../threads/text-threads.js';
import { LocalEngine } from '../local/local-engine.js';
import { ThreadedEngine } from '../local/threaded-engine.js';
import { faultTable } from './testing/fault-table.js';
import { finding, modelEngine, reading } from './testing/model-engine.js';

const { signal } = new AbortController();
const LONG = { text: SERVICE_CONTRACT.repeat(1 + Math.ceil(4_000 / SERVICE_CONTRACT.length)) };
const QUOTE = LONG.text.trim().split('\n').at(-1)!;
const GOOD = {
  say: reading({ summary: 'The agreement sets a fee.', findings: [finding(QUOTE)] }),
};
const [, FAULTY] = faultTable(GOOD.say, reading())[0]!;

/** Threads that do their work here. */
const threads = {
  writeAnalysis: async ({ document }) =>
    writtenHere(await new LocalEngine().analyze(document, {}, signal)),
  mergeAnalysis: async ({ byRules, said }) =>
    writtenHere(mergeReading(JSON.parse(Buffer.from(byRules).toString()), said)),
} as Pick<TextThreads, 'writeAnalysis' | 'mergeAnalysis'> as TextThreads;

describe('a long analysis with a model, written in threads', () => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await ModelServer.start();
  });
  afterEach(() => server.stop());

  it.each([
    ['the model answers', [GOOD]],
    ['it does not', FAULTY],
  ])('is the same as in one piece where %s', async (_, answers: ScriptedAnswer[]) => {
    server.answerNext(...answers);
    const whole = await modelEngine(server.baseUrl).engine.analyze(LONG, {}, signal);
    server.answerNext(...answers);
    const { engine } = modelEngine(server.baseUrl, {}, new ThreadedEngine(threads));
    const { json, head } = (await engine.writtenAnalysis(LONG, {}, signal)) as WrittenAnalysis;
    expect(JSON.parse(json.bytes.toString())).toEqual(JSON.parse(JSON.stringify(whole)));
    expect(head.findings).toBe(whole.findings.length);
  });
});

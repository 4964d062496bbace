import type { DescriptionInput } from '@casewright/law/model';
import { MODEL_FAULTS } from '@casewright/law/model';
import { citationPrompt } from '@casewright/law/model/testing';
import { ModelServer } from '@casewright/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LocalEngine } from '../../local/local-engine.js';
import { faultTable, timeoutFor } from '../testing/fault-table.js';
import { HOSTILE_WORDS, naiveModel } from '../testing/injected-wishes.js';
import { modelEngine } from '../testing/model-engine.js';

const BLANK: citationPrompt.CitationSaid = {
  kind: 'article',
  title: '',
  authors: [],
  editors: [],
  containerTitle: '',
  volume: '',
  issue: '',
  page: '',
  section: '',
  number: '',
  date: '',
  court: '',
  edition: '',
  publisher: '',
  place: '',
  doi: '',
  url: '',
  pin: '',
};
const say = (said: Partial<citationPrompt.CitationSaid> = {}): string =>
  JSON.stringify({ ...BLANK, ...said });
const content =
  'it is that piece lena ortiz did with Tom Ashe, about Waiver by Rent; the Millbrook Law Review had it in volume twelve, from page 301 on, in May 1998, and i rely on 305';
const SAID: Partial<citationPrompt.CitationSaid> = {
  title: 'Waiver by Rent',
  authors: ['Lena Ortiz', 'Tom Ashe'],
  containerTitle: 'Millbrook Law Review',
  volume: '12',
  page: '301',
  date: '1998-05',
  pin: '305',
};
const GOOD = say(SAID);
const input: DescriptionInput = { content, type: 'article' };
const { signal: never } = new AbortController();

describe('a source described to a model', () => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await ModelServer.start();
  });
  afterEach(() => server.stop());

  const read = (asked = input, settings = {}) =>
    modelEngine(server.baseUrl, settings).engine.describeCitation(asked, {}, never);

  it('has the fields that stand in the description, in figures or in words', async () => {
    server.answerNext({ say: GOOD });
    expect(await read()).toMatchObject({
      engine: 'stub-1',
      prompt: 'citation@1',
      dropped: [],
      fields: expect.arrayContaining(['author', 'volume', 'container-title', 'page']),
      source: {
        kind: 'article',
        pin: '305',
        item: {
          type: 'article-journal',
          title: 'Waiver by Rent',
          volume: '12',
          page: '301',
          author: [
            { family: 'Ortiz', given: 'Lena' },
            { family: 'Ashe', given: 'Tom' },
          ],
          issued: { 'date-parts': [[1998, 5]] },
        },
      },
    });
    expect(server.requests[0]!.body.messages![1]!.content).toContain(content);
  });

  it('takes no court for an author, and no first page for a pin', async () => {
    const decision = {
      content: 'the Delaware Chancery decision at 907 A.2d 693, decided August 9, 2005',
      type: 'case' as const,
    };
    const said = { kind: 'case' as const, title: 'the Delaware Chancery decision', volume: '907' };
    const rest = {
      authors: ['The Delaware Chancery'],
      page: '693',
      pin: '693',
      date: '2005-08-09',
    };
    server.answerNext({ say: say({ ...said, ...rest }) });
    const { source, dropped } = await read(decision);
    expect(source.item.author).toBeUndefined();
    expect(source.pin).toBeUndefined();
    expect(dropped.map(({ value }) => value)).toContain('The Delaware Chancery');
  });

  it('keeps what the rules read of a citation, and the place by which it is looked up', async () => {
    const cited: DescriptionInput = {
      content: 'Riley v. California, 573 U.S. 373 (2014), by the Supreme Court',
      type: 'case',
    };
    const said = { kind: 'case' as const, title: 'Riley v. California', volume: '573' };
    server.answerNext({ say: say({ ...said, page: '2014', date: '2014' }) });
    const { source } = await read(cited);
    const byRules = await new LocalEngine().describeCitation(cited, {}, never);
    expect(source.item).toMatchObject(byRules.source.item);
    expect(source.item.page).toBe('373');
  });

  it.each(faultTable(GOOD, say({ title: 'Of other things' })))(
    'of an endpoint that answers with %s is what the rules read, with the reason',
    async (_, answers, fault, asked) => {
      server.answerNext(...answers);
      const answer = await read(input, { timeoutMs: timeoutFor(fault) });
      expect(answer).toEqual({
        ...(await new LocalEngine().describeCitation(input, {}, never)),
        fallback: { model: 'stub-1', reason: MODEL_FAULTS[fault] },
      });
      expect(server.requests).toHaveLength(asked);
    },
  );

  it('with a refused key says so', async () => {
    server.answerNext({ status: 401 });
    await expect(read()).rejects.toMatchObject({ code: 'AI_KEY_INVALID' });
  });

  it('in 100 inventing answers has no field that it does not give, and each is listed', async () => {
    const invented = (n: number): Partial<citationPrompt.CitationSaid>[] => [
      { volume: String(20 + n) },
      { page: String(400 + n) },
      { publisher: `Sound Press ${n}` },
      { doi: `10.1000/${n}` },
      { authors: ['Lena Ortiz', `Pike Sound ${n}`] },
      { date: String(1_700 + n) },
      { court: 'Court of Appeals for the Ninth Circuit' },
      { title: 'Waiver by Rent and Notice' },
    ];
    for (let n = 0; n < 100; n++) {
      const lies = invented(n);
      const lie = lies[n % lies.length]!;
      server.answerNext({ say: say({ ...SAID, ...lie }) });
      const { source, dropped } = await read();
      const value = Object.values(lie).flat().at(-1)!;
      expect(dropped).toEqual([{ field: expect.any(String), value }]);
      expect(JSON.stringify(source)).not.toContain(`"${value}"`);
      expect(JSON.stringify(source)).not.toMatch(/Pike|Sound|Ninth/);
    }
  }, 60_000);
});

describe('instructions in a description, of a model that obeys them', () => {
  const naive = naiveModel(/source-[0-9a-f]{24}/, {
    'reveal the prompt': () => ({ say: say({ title: citationPrompt.INSTRUCTIONS }) }),
    'reveal the mark': (mark) => ({ say: say({ title: mark, url: mark }) }),
    'carry data out by a link': () => ({ say: say({ url: 'https://evil.example/?q=1' }) }),
    'write markup': () => ({ say: say({ title: '<script>PWNED</script>' }) }),
    'change an amount': () => ({ say: say({ volume: '999' }) }),
  });

  it.each(HOSTILE_WORDS)('cannot %s', async (_, _wish, words) => {
    const server = await ModelServer.start({ chat: naive });
    try {
      const { engine } = modelEngine(server.baseUrl);
      const hostile = { ...input, content: `${content} ${words}` };
      const { source, fallback } = await engine.describeCitation(hostile, {}, never);
      expect(fallback?.model).toBe('stub-1');
      const byRules = await new LocalEngine().describeCitation(hostile, {}, never);
      expect(source).toEqual(byRules.source);
    } finally {
      await server.stop();
    }
  });
});

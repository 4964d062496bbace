import type { CitationCheck, TableOfAuthorities, TextAnswer } from '@casewright/contracts';
import { LibraryContext } from '@casewright/search-service/testing';
import { describeWithData, readSharedJson, sharedData } from '@casewright/testing/shared-data';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';

// Imports 619 opinions first.
jest.setTimeout(180_000);

interface Row {
  id: string;
  text: string;
  expected: string;
}

/** What the shared set calls our verdicts. */
const VERDICTS: Record<string, string> = {
  verified_with_pin_cite: 'verified',
  no_case_starts_at_page: 'no_case_at_page',
};

describeWithData('citations checked over HTTP, against the shared opinions', () => {
  let product: RunningProduct;
  let cookie = '';

  beforeAll(async () => {
    product = await startProduct({
      async fill(database) {
        const library = await LibraryContext.open(database.url('search'));
        await library.import([sharedData('opinions')]);
        await library.close();
      },
    });
    cookie = await product.signUp('ann@firm.example');
  });

  afterAll(() => product.stop());

  const post = (path: string, body: unknown) => product.ask(cookie, path, body);

  async function check(text: string): Promise<CitationCheck> {
    const response = await post('/api/citations/check', { text });
    expect(response.status).toBe(200);
    return (await response.json()) as CitationCheck;
  }

  async function table(body: object): Promise<TableOfAuthorities> {
    const response = await post('/api/citations/authorities', body);
    expect(response.status).toBe(200);
    return (await response.json()) as TableOfAuthorities;
  }

  it('verifies no wrong citation of the shared set, and gets 97 of 100 verdicts right', async () => {
    const rows = readSharedJson<Row[]>('citations', 'citation_check_dev.json');
    const { citations } = await check(rows.map(({ text }) => `${text}.`).join('\n\n'));
    expect(citations).toHaveLength(rows.length);
    const judged = rows.map(({ text, expected }, at) => ({
      text,
      expected: VERDICTS[expected] ?? expected,
      verdict: citations[at]!.verdict,
    }));
    const passed = judged.filter(
      ({ expected, verdict }) => verdict === 'verified' && expected !== 'verified',
    );
    expect(passed).toEqual([]);
    const right = judged.filter(({ expected, verdict }) => verdict === expected);
    expect(right.length / rows.length).toBeGreaterThanOrEqual(0.97);
  });

  it('answers with offsets, the case, what references stand for, and counts', async () => {
    const text =
      'See Wolf v. Colorado, 338 U.S. 25, 27 (1949). Id. at 28. 42 U.S.C. § 1983. Poe, supra, at 9.';
    const { citations, counts } = await check(text);
    for (const each of citations) expect(text.slice(each.start, each.end)).toBe(each.text);
    expect(citations).toMatchObject([
      {
        kind: 'case',
        normalized: '338 U.S. 25',
        fields: { pin: '27', year: 1949, caseName: 'Wolf v. Colorado' },
        resolvesTo: null,
        verdict: 'verified',
        case: { title: 'Wolf v. Colorado', citation: '338 U.S. 25', year: 1949 },
      },
      {
        kind: 'id',
        verdict: 'verified',
        authority: 0,
        resolvesTo: { index: 0, normalized: '338 U.S. 25', name: 'Wolf v. Colorado' },
      },
      { kind: 'statute', verdict: 'unchecked', resolvesTo: null },
      { kind: 'supra', verdict: 'unchecked', authority: null, resolvesTo: null },
    ]);
    expect(counts).toEqual({
      verified: 2,
      name_mismatch: 0,
      year_mismatch: 0,
      court_mismatch: 0,
      pin_mismatch: 0,
      name_unread: 0,
      no_case_at_page: 0,
      impossible: 0,
      not_in_library: 0,
      unchecked: 2,
    });
  });

  it('locates quotations in the cases that they are attributed to', async () => {
    const cite = 'Wolf v. Colorado, 338 U.S. 25, 27 (1949)';
    const { citations, quotationCounts } = await check(
      [
        `"The security of one's privacy against arbitrary intrusion" matters. ${cite}.`,
        `"[T]he security of one's privacy . . . is basic to a free society." ${cite}.`,
        `"The security of one's privacy against any arbitrary invasion by the police" counts. ${cite}.`,
        `"No warrant was ever needed for a search of this kind." ${cite}.`,
        '"Nobody can look this one up at all." Vane v. Orr, 5 F.2d 3 (1920).',
        '"A statute is not searched for words." 42 U.S.C. § 1983.',
      ].join('\n\n'),
    );
    const found = citations.flatMap((each) => each.quotations ?? []);
    expect(found.map(({ status }) => status)).toEqual([
      'exact',
      'normalised',
      'close',
      'not_found',
      'unchecked',
    ]);
    const { passage } = found[0]!;
    expect(passage?.text.slice(passage.start, passage.end)).toBe(found[0]!.text);
    expect(found[2]!.diff).toContainEqual({ in: 'quotation', text: 'any' });
    expect(quotationCounts).toEqual({
      exact: 1,
      normalised: 1,
      close: 1,
      not_found: 1,
      unchecked: 1,
    });
  });

  it('tells what a held opinion says on that for which it is cited, and what it does not', async () => {
    const cite = 'Wolf v. Colorado, 338 U.S. 25, 27 (1949)';
    const text = [
      `The security of privacy against arbitrary intrusion by the police is at the core of the Fourth Amendment. ${cite}.`,
      `A landlord who accepts rent after a breach waives the forfeiture of the lease. ${cite}.`,
      `But see ${cite}. Vane v. Orr, 5 F.2d 3 (1920).`,
    ].join('\n\n');
    const { citations, counts } = await check(text);
    const [held, weak, ...others] = citations.map(({ support }) => support);
    expect(held).toMatchObject({ weak: false, passage: { opinion: 0, page: '27' } });
    expect(held!.passage!.text).toContain('arbitrary intrusion by the police');
    expect(text.slice(held!.proposition.start, held!.proposition.end)).toMatch(
      /^The security.*ment\.$/,
    );
    expect(weak).toMatchObject({ weak: true });
    expect(others).toEqual([undefined, undefined]);
    expect(counts).toMatchObject({ verified: 3 });
  });

  it('gives a long text, which travels in chunks, the same answer as a short one', async () => {
    const filler = 'Nothing else is cited in this paragraph. '.repeat(6);
    const short = `Wolf v. Colorado, 338 U.S. 25 (1949), with “marks”. Id. at 27. ${filler}`;
    const { citations } = await check(short);
    const times = 1_000;
    const long = await check(short.repeat(times));
    expect(long.citations).toHaveLength(times * 2);
    expect(long.counts.verified).toBe(times * 2);
    const last = long.citations.at(-2)!;
    const shift = short.length * (times - 1);
    expect(last).toMatchObject({ text: '338 U.S. 25', start: citations[0]!.start + shift });
    expect(await leftovers()).toBe(0);
  });

  /** Uploads and answers in chunks that nobody has removed. */
  async function leftovers(): Promise<number> {
    const client = new Client({ connectionString: product.database.adminUrl });
    await client.connect();
    const { rows } = await client.query('SELECT count(*)::integer AS count FROM analysis.uploads');
    await client.end();
    return rows[0].count;
  }

  it('makes the table of authorities', async () => {
    const page = 'Wolf v. Colorado, 338 U.S. 25 (1949). ';
    const made = await table({ text: `${page}42 U.S.C. § 1983.\f${page}` });
    expect(made).toMatchObject({
      groups: [
        {
          label: 'Cases',
          entries: [
            { text: 'Wolf v. Colorado, 338 U.S. 25 (1949)', pages: [1, 2], verdict: 'verified' },
          ],
        },
        { label: 'Statutes', entries: [{ text: '42 U.S.C. § 1983', pages: [1] }] },
      ],
      pageCount: 2,
      passimFrom: 5,
    });
    expect((await table({ text: page.repeat(2), pages: [0, page.length] })).pageCount).toBe(2);
  });

  it.each([
    [400, 'VALIDATION_FAILED', 'check', { text: ' \n' }],
    [400, 'VALIDATION_FAILED', 'check', {}],
    [400, 'VALIDATION_FAILED', 'authorities', { text: 'a', pages: [5, 5] }],
    [413, 'PAYLOAD_TOO_LARGE', 'check', { text: 'é'.repeat(1_048_577) }],
    [413, 'PAYLOAD_TOO_LARGE', 'authorities', { text: 'a'.repeat(7_000_000) }],
  ])('refuses with %i %s: %s', async (status, code, path, body) => {
    const response = await post(`/api/citations/${path}`, body);
    expect(response.status).toBe(status);
    const error = (await response.json()) as { code: string; message: string };
    expect(error.code).toBe(code);
    if (status === 413)
      expect(error.message).toBe('The text is larger than 2 MB. Please send it in parts.');
  });

  it.each(['citations/check', 'search'])(
    'refuses, before it parses it, a body of too many values or in another encoding: %s',
    async (path) => {
      const many = await post(`/api/${path}`, { more: Array(60_000).fill([]) });
      expect(many.status).toBe(413);
      expect(await many.json()).toMatchObject({
        code: 'PAYLOAD_TOO_LARGE',
        message: 'This request has more than 100,000 values. Please send it in parts.',
      });
      const response = await fetch(`${product.origin}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-16le', cookie },
        body: Buffer.from('{"text": "a"}', 'utf16le'),
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ message: 'Send the body as JSON in UTF-8.' });
    },
  );

  it('takes a text of 2 MB, and refuses a body that is no JSON', async () => {
    expect((await check('é'.repeat(1_048_576))).citations).toEqual([]);
    const response = await fetch(`${product.origin}/api/citations/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: '{"text": ',
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      400,
      'UNREADABLE_BODY',
    ]);
  });

  it('asks who it is before it reads a long text', async () => {
    const response = await fetch(`${product.origin}/api/citations/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"text": ',
    });
    expect(response.status).toBe(401);
  });

  it('answers a question to a real opinion in its own words, and says where it has none', async () => {
    const { citations } = await check('Wolf v. Colorado, 338 U.S. 25 (1949).');
    const ask = async (question: string): Promise<TextAnswer> => {
      const path = `/api/cases/${citations[0]!.case!.id}/opinions/0/questions`;
      const response = await post(path, { question });
      expect(response.status).toBe(200);
      return (await response.json()) as TextAnswer;
    };
    const { passages } = await ask(
      'May a State court admit evidence that was obtained by an unreasonable search?',
    );
    expect(passages[0]?.quote).toMatch(/evidence/);
    for (const { quote, start, end } of passages) expect(quote).toHaveLength(end - start);
    expect(await ask('Who insures the ferry across the harbor?')).toMatchObject({
      sentences: [],
      passages: [],
    });
  });
});

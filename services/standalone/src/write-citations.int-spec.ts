import type {
  FormattedCitation,
  GeneratedCitation,
  HistoryEntry,
  OfferedDecision,
} from '@casewright/contracts';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';

describe('citations written over HTTP', () => {
  let product: RunningProduct;
  let ann: string;

  beforeAll(async () => {
    product = await startProduct();
    ann = await product.signUp('ann@firm.example');
  }, 60_000);

  afterAll(() => product.stop());

  async function ask<T>(cookie: string, method: string, path: string, body?: unknown) {
    const response = await fetch(`${product.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as T;
    return { status: response.status, json, cookie: response.headers.getSetCookie()[0] ?? '' };
  }

  const generate = async (content: string, format = 'bluebook', type = 'case') => {
    const { status, json } = await ask<GeneratedCitation>(ann, 'POST', '/api/citations/generate', {
      content,
      format,
      type,
    });
    return { status, ...json };
  };

  async function recordsOf(userId: number): Promise<unknown[]> {
    const client = new Client({ connectionString: product.database.adminUrl });
    await client.connect();
    try {
      // What a service is given with its connection.
      const keys = process.env.ENCRYPTION_KEYS;
      await client.query("SELECT set_config('casewright.keys', $1, false)", [keys]);
      const opened = (column: string) => `analysis.opened(sealed, ${column}, k) AS ${column}`;
      const sql = `SELECT id, user_id, document_id, ${opened('content')}, ${opened('citation_text')},
                          format, type, generated_at, sealed
                     FROM analysis.citations, analysis.owner_key($1) AS k WHERE user_id = $1`;
      return (await client.query(sql, [userId])).rows;
    } finally {
      await client.end();
    }
  }

  const history = async (cookie: string) =>
    (await ask<HistoryEntry[]>(cookie, 'GET', '/api/search/history')).json;

  describe('POST /api/citations/generate', () => {
    it('completes what the text lacks from the library, and says so', async () => {
      const made = await generate('brown v board of education 347 us 483');
      expect(made).toMatchObject({
        status: 200,
        citationText: 'Brown v. Bd. of Educ., 347 U.S. 483 (1954)',
        html: '<i>Brown v. Bd. of Educ.</i>, 347 U.S. 483 (1954)',
        kind: 'case',
        missing: [],
        origins: { volume: 'text', authority: 'reporter', issued: 'library' },
        verdict: { verdict: 'verified', case: { citation: '347 U.S. 483' } },
      });
      expect(made.analysis).toContain('The year was completed from the library.');
      expect(made.recommendations.join()).toContain('pin cite');
      expect(made.alternatives.map(({ id }) => id)).toEqual(['short', 'law-review']);
    });

    it.each([
      ['Twombly', 'bluebook', 'Bell Atl. Corp. v. Twombly, 550 U.S. 544 (2007)'],
      ['Twombly', 'apa', 'Bell Atlantic Corp. v. Twombly, 550 U.S. 544 (2007).'],
      [
        'Brown v. Board of Education (1954)',
        'bluebook',
        'Brown v. Bd. of Educ., 347 U.S. 483 (1954)',
      ],
      ['Chevron, 467 U.S. at 843', 'bluebook', 'Chevron, 467 U.S. at 843'],
      [
        'greenman v yuba power 59 cal 2d 57',
        'bluebook',
        'Greenman v. Yuba Power Prods., Inc., 59 Cal. 2d 57, 377 P.2d 897 (1963)',
      ],
      [
        'SUPREME COURT OF THE UNITED STATES\nNo. 13-132\nDAVID LEON RILEY, PETITIONER v. CALIFORNIA\n[June 25, 2014]',
        'bluebook',
        'Riley v. California, 573 U.S. 373 (2014)',
      ],
    ])('finds %j by what it gives (%s)', async (content, format, citationText) => {
      expect(await generate(content, format)).toMatchObject({
        citationText,
        verdict: { verdict: 'verified' },
      });
    });

    it('gives the full citation alongside a short form', async () => {
      const { alternatives } = await generate('Chevron, 467 U.S. at 843');
      expect(alternatives).toContainEqual(
        expect.objectContaining({
          id: 'full',
          text: 'Chevron U.S.A. Inc. v. Nat. Res. Def. Council, Inc., 467 U.S. 837, 843 (1984)',
        }),
      );
    });

    it('asks which of two decisions of one name is meant', async () => {
      const { verdict } = await generate('Brown v. Board of Education');
      expect(verdict.verdict).toBe('unchecked');
      expect(verdict.explanation).toMatch(/347 U\.S\. 483.*349 U\.S\. 294|349.*347/);
    });

    it.each([
      [
        'Miranda v. California, 384 U.S. 436 (1966)',
        'name_mismatch',
        'another case stands at this place',
      ],
      ['Riley v. California, 573 U.S. 373, 350 (2014)', 'pin_mismatch', 'Check the pin cite'],
      ['Smith v. Jones, 573 U.S. 373 (2014)', 'name_mismatch', 'another case stands at this place'],
      ['Riley v. California, 573 U.S. 373 (2013)', 'year_mismatch', 'Check the year'],
      ['Foo v. Bar, 999 F.3d 1 (9th Cir. 2021)', 'not_in_library', 'Verify the decision'],
      ['Miranda v. Arizona, 384 U.S. 440 (1966)', 'no_case_at_page', '384 U.S. 436'],
      ['42 usc 1983', 'unchecked', 'source type Statute'],
    ])('leaves %j as it is and says %s', async (content, verdict, advice) => {
      const made = await generate(content);
      expect(made.verdict.verdict).toBe(verdict);
      expect(made.recommendations.join()).toContain(advice);
      expect(Object.values(made.origins)).not.toContain('library');
    });

    it.each(['3 us 386', 'Calder v. Bull', 'Calder v. Bull, 3 U.S. 386 (1798)'])(
      'completes %j from the citation index, which alone has it',
      async (content) => {
        const made = await generate(content);
        expect(made).toMatchObject({
          citationText: 'Calder v. Bull, 3 U.S. (3 Dall.) 386 (1798)',
          verdict: { verdict: 'verified', by: 'index', case: null },
        });
        expect(made.verdict.explanation).toContain('Its text is not held here.');
      },
    );

    it('offers decisions of the index for a part of a name', async () => {
      const path = '/api/citations/decisions?typed=calder%20v.%20bu';
      const { status, json } = await ask<OfferedDecision[]>(ann, 'GET', path);
      expect(status).toBe(200);
      expect(json[0]).toMatchObject({ name: 'Calder v. Bull', year: 1798 });
    });

    it('says of a docket number that no report is known', async () => {
      const { recommendations } = await generate('Ortiz v. Vaneman, No. 19-1234 (S.D.N.Y. 2020)');
      expect(recommendations.join()).toContain('no reporter citation of it is known here');
    });

    it('warns of a case that was overruled', async () => {
      const { recommendations } = await generate('roe v wade 410 us 113');
      expect(recommendations.join()).toContain('Overruled by Dobbs');
    });

    it('makes nothing up where the text is no source', async () => {
      expect(await generate('hello world')).toMatchObject({
        status: 200,
        citationText: '',
        kind: 'unknown',
        alternatives: [],
      });
    });

    it.each([
      ['an empty text', { content: '' }, 'Content is required'],
      ['a blank text', { content: ' \n ' }, 'Content is required'],
      ['no text', {}, 'Content is required'],
      ['a long text', { content: 'x'.repeat(10_001) }, 'Content must be at most 10000 characters'],
      [
        'a strange format',
        { content: 'x', format: 'mla' },
        'Format must be bluebook, apa or chicago',
      ],
      [
        'a strange type',
        { content: 'x', type: 'book' },
        'Source type must be case, statute, or article',
      ],
    ])('refuses %s', async (_what, body, message) => {
      const { status, json } = await ask(ann, 'POST', '/api/citations/generate', body);
      expect(status).toBe(400);
      expect(json).toMatchObject({ code: 'VALIDATION_FAILED', message });
    });

    it('takes Bluebook and a case where nothing else is asked for', async () => {
      const { json } = await ask<GeneratedCitation>(ann, 'POST', '/api/citations/generate', {
        content: '573 us 373',
      });
      expect(json.citationText).toBe('Riley v. California, 573 U.S. 373 (2014)');
    });

    it('keeps the record and the trace in the history under its user alone', async () => {
      const bob = await product.signUp('bob@firm.example');
      const body = { content: 'Fed. R. Evid. 403 ', format: 'apa', type: 'statute' };
      const { json } = await ask<GeneratedCitation>(bob, 'POST', '/api/citations/generate', body);
      expect(await history(bob)).toMatchObject([
        { query: 'Fed. R. Evid. 403', category: 'citation' },
      ]);
      expect((await history(ann)).map(({ query }) => query)).not.toContain('Fed. R. Evid. 403');
      const { json: me } = await ask<{ id: number }>(bob, 'GET', '/api/auth/me');
      expect(await recordsOf(me.id)).toEqual([
        {
          id: json.id,
          user_id: me.id,
          document_id: null,
          content: 'Fed. R. Evid. 403 ',
          citation_text: 'Fed. R. Evid. 403.',
          format: 'apa',
          type: 'statute',
          generated_at: expect.any(Date),
          sealed: true,
        },
      ]);
    });

    it('adds nothing but one citation entry to the history, though it searched the library', async () => {
      const eve = await product.signUp('eve@firm.example');
      await ask(eve, 'POST', '/api/citations/generate', { content: 'Twombly' });
      expect(await history(eve)).toMatchObject([{ query: 'Twombly', category: 'citation' }]);
    });
  });

  describe('POST /api/citations/format', () => {
    const item = {
      type: 'legal_case',
      title: 'Brown v. Board of Education',
      'container-title': 'U.S.',
      volume: 347,
      page: '483',
      issued: { 'date-parts': [[1954]] },
    };

    it.each([
      ['bluebook', '<i>Brown v. Bd. of Educ.</i>, 347 U.S. 483 (1954)'],
      ['apa', 'Brown v. Board of Education, 347 U.S. 483 (1954).'],
      ['chicago', 'Brown v. Bd. of Educ., 347 U.S. 483 (1954).'],
    ])('writes an item in %s', async (style, html) => {
      const { status, json } = await ask(ann, 'POST', '/api/citations/format', { style, item });
      expect(status).toBe(200);
      expect(json).toMatchObject({
        full: html.replace(/<[^>]+>/g, ''),
        html: { full: html },
        missing: [],
      });
    });

    it('takes options, and escapes what the item brings', async () => {
      const { json } = await ask<FormattedCitation>(ann, 'POST', '/api/citations/format', {
        item: { ...item, title: 'A <script>x</script> v. B' },
        options: { pin: '495', typeface: 'law-review' },
      });
      expect(json.full).toContain('347 U.S. 483, 495 (1954)');
      expect(json.html.full).toContain('&lt;script&gt;');
    });

    it.each([
      ['a long title', { title: 'x'.repeat(2_001) }, 'at most 2000 characters'],
      ['a long note', { note: 'x'.repeat(2_001) }, 'The field note must be text of at most 2000'],
      ['many authors', { author: Array.from({ length: 101 }, () => ({ family: 'x' })) }, '100'],
      [
        'many fields',
        Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`x${i}`, 1])),
        'too many fields',
      ],
      ['no type', { type: undefined }, 'The source needs a type'],
    ])('refuses an item with %s', async (_what, more, message) => {
      const body = { item: { ...item, ...more } };
      const { status, json } = await ask<{ message: string }>(
        ann,
        'POST',
        '/api/citations/format',
        body,
      );
      expect(status).toBe(400);
      expect(json.message).toContain(message);
    });

    it('takes back the fields that generate gave', async () => {
      const { fields, pin, citationText } = await generate(
        'Riley v. California, 573 U.S. 373, 381',
      );
      const { json } = await ask<FormattedCitation>(ann, 'POST', '/api/citations/format', {
        item: fields,
        options: { pin: pin ?? undefined },
      });
      expect(json.full).toBe(citationText);
    });
  });

  it('needs a session for both', async () => {
    for (const route of ['generate', 'format'])
      expect((await ask('', 'POST', `/api/citations/${route}`, { content: 'x' })).status).toBe(401);
  });

  it('documents both', async () => {
    const { json } = await ask<{ paths: object }>('', 'GET', '/api/openapi.json');
    expect(Object.keys(json.paths)).toEqual(
      expect.arrayContaining(['/api/citations/generate', '/api/citations/format']),
    );
  });
});

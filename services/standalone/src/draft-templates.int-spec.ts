import {
  type DraftVersion,
  type GenerateTemplateResponse,
  type LibraryClause,
  type SavedDraft,
  type SavedDraftSummary,
  TEMPLATE_TYPES,
} from '@casewright/contracts';
import { type RunningProduct, startProduct } from '../test/product.js';

const NDA = {
  documentType: 'Non-Disclosure Agreement',
  requirements:
    'Mutual NDA between Harrow & Pike LLC and Whitlock Services, Inc., effective March 1, 2027. Paint the office green.',
  jurisdiction: 'California',
};

describe('templates over HTTP', () => {
  let product: RunningProduct;
  let ann: string;
  let bob: string;

  beforeAll(async () => {
    product = await startProduct();
    ann = await product.signUp('ann@firm.example');
    bob = await product.signUp('bob@firm.example');
  }, 60_000);

  afterAll(() => product.stop());

  async function ask<T = { code: string; message: string }>(
    cookie: string,
    method: string,
    path: string,
    body?: unknown,
  ) {
    const response = await fetch(`${product.origin}/api/templates/${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: (text === '' ? null : JSON.parse(text)) as T };
  }
  const generate = async (more: object = {}) =>
    (await ask<GenerateTemplateResponse>(ann, 'POST', 'generate', { ...NDA, ...more })).json;

  describe('POST /api/templates/generate', () => {
    it('names decisions of the library under an argument that is still open', async () => {
      const { sections } = await generate({
        documentType: 'Legal Brief',
        jurisdiction: 'federal',
        requirements:
          'Appellant Dana Reyes argues that the police may not search the data on a cell phone without a warrant when they arrest its owner.',
      });
      const notes = sections.flatMap(({ notes: own }) => own);
      const named = notes.filter(({ reason }) => reason.startsWith('From the library'));
      expect(named.length).toBeGreaterThan(0);
      expect(named.map(({ authority }) => authority)).toContain(
        'Riley v. California, 573 U.S. 373 (2014)',
      );
    });

    it('answers with the four of the specification, and all that they come from', async () => {
      const made = await generate();
      expect(made.content).toContain('Harrow & Pike LLC');
      expect(made.content).toContain('March 1, 2027');
      expect(made.structure.length).toBeGreaterThan(5);
      expect(made.instructions.length).toBeGreaterThan(0);
      expect(made.placeholders.find(({ name }) => name === 'effective_date')).toMatchObject({
        type: 'date',
        value: 'March 1, 2027',
        origin: 'requirements',
      });
      expect(made.notUnderstood.join()).toContain('Paint the office green');
      expect(made).toMatchObject({ jurisdiction: 'california', engine: 'local' });
    });

    it.each(TEMPLATE_TYPES)('drafts a %s', async (documentType) => {
      const { status, json } = await ask<GenerateTemplateResponse>(ann, 'POST', 'generate', {
        documentType,
        requirements: 'For Dana Whitlock',
      });
      expect(status).toBe(200);
      expect(json).toMatchObject({ documentType });
      expect(json.content.length).toBeGreaterThan(500);
    });

    it('takes answers and clauses', async () => {
      const { json: clauses } = await ask<LibraryClause[]>(
        ann,
        'GET',
        `clauses?${new URLSearchParams({ documentType: NDA.documentType, jurisdiction: 'Texas' })}`,
      );
      const id = clauses[0]!.id;
      const made = await generate({ answers: { purpose: 'to weigh a merger' }, clauses: [id] });
      expect(made.content).toContain('to weigh a merger');
      expect(made.clauses).toContain(id);
    });

    it.each([
      ['no type', { ...NDA, documentType: undefined }, 'Document type is required'],
      ['an empty type', { ...NDA, documentType: '' }, 'Document type is required'],
      ['another type', { ...NDA, documentType: 'Will' }, 'Document type is required'],
      ['no requirements', { ...NDA, requirements: undefined }, 'Requirements are required'],
      ['blank requirements', { ...NDA, requirements: ' \n' }, 'Requirements are required'],
    ])('refuses %s', async (_what, body, message) => {
      expect(await ask(ann, 'POST', 'generate', body)).toMatchObject({
        status: 400,
        json: { code: 'VALIDATION_FAILED', message },
      });
    });

    it.each([{ jurisdiction: undefined }, { jurisdiction: '' }, { jurisdiction: 'Ohio' }])(
      'does with %j',
      async (more) => {
        expect((await generate(more)).jurisdiction).toBeNull();
      },
    );
  });

  describe('/api/templates/drafts', () => {
    async function save(more: object = {}, answers: Record<string, string> = {}) {
      const draft = await generate({ answers });
      return ask<SavedDraftSummary>(ann, 'POST', 'drafts', {
        request: { ...NDA, answers },
        draft,
        ...more,
      });
    }

    it('keeps a draft, its versions and its copies', async () => {
      const { status, json: first } = await save({ title: 'Harrow NDA' });
      expect(status).toBe(200);
      expect(first).toMatchObject({ title: 'Harrow NDA', jurisdiction: 'California', version: 1 });
      await save({ id: first.id }, { purpose: 'to weigh a merger' });
      const { json: list } = await ask<SavedDraftSummary[]>(ann, 'GET', 'drafts');
      expect(list).toMatchObject([{ id: first.id, version: 2, missing: first.missing - 1 }]);
      const { json: versions } = await ask<DraftVersion[]>(
        ann,
        'GET',
        `drafts/${first.id}/versions`,
      );
      expect(versions.map(({ version }) => version)).toEqual([2, 1]);
      const { json: old } = await ask<SavedDraft>(ann, 'GET', `drafts/${first.id}?version=1`);
      expect(old).toMatchObject({ shown: 1, title: 'Harrow NDA', request: { answers: {} } });
      const path = `drafts/${first.id}`;
      expect((await ask(ann, 'POST', `${path}/restore`, { version: 1 })).json).toMatchObject({
        version: 3,
      });
      const { json: now } = await ask<SavedDraft>(ann, 'GET', path);
      expect(now).toMatchObject({ ...old, shown: 3, version: 3, updatedAt: expect.any(String) });
      const { json: copy } = await ask<SavedDraftSummary>(ann, 'POST', `${path}/duplicate`);
      expect(copy).toMatchObject({ title: 'Copy of Harrow NDA', version: 1 });
      expect((await ask(ann, 'DELETE', path)).status).toBe(204);
      expect((await ask<SavedDraftSummary[]>(ann, 'GET', 'drafts')).json).toMatchObject([
        { id: copy.id },
      ]);
    });

    it('keeps a draft that is larger than a message', async () => {
      const draft = await generate();
      const long = { ...draft, instructions: [...draft.instructions, 'x'.repeat(600_000)] };
      const { status, json } = await save({ draft: long });
      expect(status).toBe(200);
      const { json: back } = await ask<SavedDraft>(ann, 'GET', `drafts/${json.id}`);
      expect(back.draft.instructions.at(-1)).toHaveLength(600_000);
    });

    it('shows nobody the drafts of another', async () => {
      const { json: mine } = await save();
      expect((await ask<unknown[]>(bob, 'GET', 'drafts')).json).toEqual([]);
      const path = `drafts/${mine.id}`;
      for (const [method, route, body] of [
        ['GET', path],
        ['GET', `${path}/versions`],
        ['POST', `${path}/duplicate`],
        ['POST', `${path}/restore`, { version: 1 }],
        ['DELETE', path],
      ] as const) {
        expect((await ask(bob, method, route, body)).status).toBe(404);
      }
      expect((await ask(ann, 'GET', path)).status).toBe(200);
    });

    it.each([
      ['GET', 'drafts/abc', 'The draft number is not valid'],
      ['GET', 'drafts/1?version=0', 'The version number is not valid'],
      ['POST', 'drafts', 'Document type is required'],
    ])('refuses %s %s', async (method, path, message) => {
      const body = method === 'POST' ? { request: { requirements: 'x' }, draft: {} } : undefined;
      expect(await ask(ann, method, path, body)).toMatchObject({
        status: 400,
        json: { code: 'VALIDATION_FAILED', message },
      });
    });
  });

  it('needs a session for all of it', async () => {
    for (const [method, path] of [
      ['POST', 'generate'],
      ['GET', 'clauses'],
      ['GET', 'drafts'],
      ['POST', 'drafts'],
      ['GET', 'drafts/1'],
    ] as const) {
      expect((await ask('', method, path, method === 'POST' ? NDA : undefined)).status).toBe(401);
    }
  });

  it('is documented', async () => {
    const response = await fetch(`${product.origin}/api/openapi.json`);
    const { paths } = (await response.json()) as { paths: object };
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/templates/generate',
        '/api/templates/clauses',
        '/api/templates/drafts',
        '/api/templates/drafts/{id}/versions',
      ]),
    );
  });
});

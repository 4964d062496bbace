import {
  type Draft,
  duplicateDraft,
  listDrafts,
  listDraftVersions,
  type Principal,
  readDraft,
  readQuotas,
  removeDraft,
  restoreDraft,
  type SaveDraftRequest,
  type SavedDraft,
  saveDraft,
} from '@casewright/contracts';
import {
  openTestSchema,
  type RunningServices,
  startServices,
  type TestSchema,
} from '@casewright/testing';
import { analysisDatabase } from '../../database/analysis-database.js';
import { analysisService } from '../../index.js';

const ANN = 1;
const BOB = 2;
const as = (userId: number): { principal: Principal } => ({
  principal: { userId, sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d', role: 'member' },
});

/** A draft with one required placeholder, open or filled. */
function draftOf(party: string | null): Draft {
  return {
    content: `This agreement binds ${party ?? '[Disclosing party]'}.`,
    structure: ['1. Parties'],
    placeholders: [
      {
        name: 'disclosing_party',
        label: 'Disclosing party',
        type: 'party',
        where: ['parties'],
        required: true,
        value: party,
        problem: null,
        hint: '',
        origin: party === null ? null : 'answer',
      },
    ],
    instructions: [],
    title: 'Non-Disclosure Agreement',
    documentType: 'Non-Disclosure Agreement',
    locale: 'en-US',
    sections: [],
    understood: [],
    notUnderstood: [],
    jurisdiction: null,
    jurisdictionNote: '',
    clauses: [],
    citations: [],
    engine: 'local',
  };
}

function saveOf(party: string | null, more: Partial<SaveDraftRequest> = {}): SaveDraftRequest {
  return {
    request: {
      documentType: 'Non-Disclosure Agreement',
      requirements: 'Between two firms',
      jurisdiction: 'Ohio',
      ...(party === null ? {} : { answers: { disclosing_party: party } }),
    },
    draft: draftOf(party),
    ...more,
  };
}

describe('template drafts', () => {
  let schema: TestSchema;
  let running: RunningServices;
  let rows: TestSchema['source'];

  beforeAll(async () => {
    schema = await openTestSchema('analysis', analysisDatabase);
    running = await startServices(schema.url, analysisService);
    rows = schema.source;
  });
  afterAll(async () => {
    await running.stop();
    await schema.drop();
  });
  beforeEach(() => rows.query('TRUNCATE template_drafts CASCADE'));

  const save = (request: unknown, user = ANN) =>
    running.bus.call(saveDraft, request as SaveDraftRequest, as(user));
  const list = (user = ANN) => running.bus.call(listDrafts, {}, as(user));
  const read = (id: number, version?: number, user = ANN): Promise<SavedDraft> =>
    running.bus.call(readDraft, { id, version }, as(user));
  const versions = (id: number, user = ANN) =>
    running.bus.call(listDraftVersions, { id }, as(user));

  it('come back as they were saved, the one saved last first', async () => {
    const first = await save(saveOf(null));
    expect(first).toMatchObject({
      title: 'Non-Disclosure Agreement',
      documentType: 'Non-Disclosure Agreement',
      jurisdiction: 'Ohio',
      missing: 1,
      version: 1,
    });
    const second = await save(saveOf('Acme', { title: ' Acme NDA ' }));
    expect(second).toMatchObject({ title: 'Acme NDA', missing: 0, version: 1 });
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    await save(saveOf('Acme', { id: first.id }));
    expect((await list()).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await read(second.id)).toMatchObject({ ...second, ...saveOf('Acme'), shown: 1 });
  });

  it('have a version for every save, each as it was', async () => {
    const { id } = await save(saveOf(null));
    await save(saveOf('Acme', { id, title: 'Acme' }));
    expect(await save(saveOf('Bolt', { id, title: 'Bolt' }))).toMatchObject({ version: 3 });
    expect(await versions(id)).toMatchObject([
      { version: 3, title: 'Bolt', missing: 0, restoredFrom: null },
      { version: 2, title: 'Acme', missing: 0 },
      { version: 1, title: 'Non-Disclosure Agreement', missing: 1 },
    ]);
    expect(await read(id, 1)).toMatchObject({ ...saveOf(null), missing: 1, shown: 1, version: 3 });
    expect(await read(id)).toMatchObject({ ...saveOf('Bolt'), shown: 3, version: 3 });
  });

  it('bring an older version back as the newest, and lose none', async () => {
    const { id } = await save(saveOf(null));
    await save(saveOf('Acme', { id, title: 'Acme' }));
    const restored = await running.bus.call(restoreDraft, { id, version: 1 }, as(ANN));
    expect(restored).toMatchObject({ version: 3, missing: 1, title: 'Non-Disclosure Agreement' });
    expect(await read(id)).toMatchObject({ ...saveOf(null), shown: 3 });
    expect((await versions(id)).map(({ restoredFrom }) => restoredFrom)).toEqual([1, null, null]);
  });

  it('keep both of two saves at the same time', async () => {
    const { id } = await save(saveOf(null));
    await Promise.all(['A', 'B', 'C', 'D'].map((party) => save(saveOf(party, { id }))));
    expect((await versions(id)).map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
    const parties = await Promise.all(
      [2, 3, 4, 5].map(async (version) => (await read(id, version)).request.answers),
    );
    expect(parties.map((answers) => answers?.disclosing_party).sort()).toEqual([
      'A',
      'B',
      'C',
      'D',
    ]);
  });

  it('never give a version up for another: the limit is a refusal, also for saves at once', async () => {
    const { id } = await save(saveOf(null));
    await rows.query(
      `INSERT INTO template_draft_versions (draft_id, number, title, request, draft, missing)
       SELECT draft_id, 1 + n, title, request, draft, missing
         FROM template_draft_versions, generate_series(1, 197) n WHERE draft_id = $1`,
      [id],
    );
    await rows.query('UPDATE template_drafts SET version = 198 WHERE id = $1', [id]);
    const saves = await Promise.allSettled(
      ['A', 'B', 'C', 'D', 'E'].map((party) => save(saveOf(party, { id }))),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await versions(id)).toHaveLength(200);
    await expect(save(saveOf('Acme', { id }))).rejects.toMatchObject({
      code: 'QUOTA_REACHED',
      message: expect.stringContaining('200 versions, and the limit is 200'),
    });
    await expect(running.bus.call(restoreDraft, { id, version: 1 }, as(ANN))).rejects.toMatchObject(
      { code: 'QUOTA_REACHED' },
    );
    expect(await save(saveOf('Acme'))).toMatchObject({ version: 1 });
  });

  it('are duplicated in their newest state, as drafts of their own', async () => {
    const { id } = await save(saveOf(null));
    await save(saveOf('Acme', { id, title: 'x'.repeat(255) }));
    const copy = await running.bus.call(duplicateDraft, { id }, as(ANN));
    expect(copy).toMatchObject({ version: 1, title: `Copy of ${'x'.repeat(247)}` });
    await save(saveOf('Bolt', { id: copy.id }));
    expect(await read(id)).toMatchObject(saveOf('Acme'));
  });

  it('are gone with all their versions once they are deleted', async () => {
    const { id } = await save(saveOf(null));
    await running.bus.call(removeDraft, { id }, as(ANN));
    expect(await list()).toEqual([]);
    expect(await rows.query('SELECT 1 FROM template_draft_versions')).toEqual([]);
    await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it("are nobody else's", async () => {
    const { id } = await save(saveOf(null));
    expect(await list(BOB)).toEqual([]);
    const refused = { code: 'NOT_FOUND', message: expect.stringContaining('not found') };
    await expect(read(id, undefined, BOB)).rejects.toMatchObject(refused);
    await expect(versions(id, BOB)).rejects.toMatchObject(refused);
    await expect(save(saveOf('Bob', { id }), BOB)).rejects.toMatchObject(refused);
    const removing = running.bus.call(removeDraft, { id }, as(BOB));
    await expect(removing).rejects.toMatchObject(refused);
    const duplicating = running.bus.call(duplicateDraft, { id }, as(BOB));
    await expect(duplicating).rejects.toMatchObject(refused);
    const restoring = running.bus.call(restoreDraft, { id, version: 1 }, as(BOB));
    await expect(restoring).rejects.toMatchObject(refused);
    expect(await versions(id)).toHaveLength(1);
  });

  it('are refused where they are none', async () => {
    const invalid = { code: 'VALIDATION_FAILED' };
    await expect(save({})).rejects.toMatchObject(invalid);
    await expect(save(saveOf('Acme', { title: '  ' }))).rejects.toMatchObject({
      ...invalid,
      message: 'Title is required',
    });
    await expect(save(saveOf('Acme', { title: 'Ac\u0000me' }))).rejects.toMatchObject({
      ...invalid,
      message: expect.stringMatching(/^Title has a character that cannot be stored \(U\+0000\)/),
    });
    const { id } = await save(saveOf(null));
    await expect(read(id, 7)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This draft has no version 7.',
    });
  });

  it('are refused beyond the number that a user may keep', async () => {
    await rows.query(
      `INSERT INTO template_drafts (user_id, title, document_type, missing, version)
       SELECT $1, 'x', 'Legal Brief', 0, 1 FROM generate_series(1, $2)`,
      [ANN, 498],
    );
    const saves = await Promise.allSettled([1, 2, 3, 4, 5].map(() => save(saveOf(null))));
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const refused = {
      code: 'QUOTA_REACHED',
      message: expect.stringMatching(/^You have 500 drafts, and the limit is 500\. Delete one/),
    };
    await expect(save(saveOf(null))).rejects.toMatchObject(refused);
    const [first] = await list();
    await expect(
      running.bus.call(duplicateDraft, { id: first?.id ?? 0 }, as(ANN)),
    ).rejects.toMatchObject(refused);
    const use = await running.bus.call(readQuotas.analysis, {}, as(ANN));
    expect(use).toContainEqual({ kind: 'drafts', used: 500, limit: 500 });
    expect(use).toContainEqual({ kind: 'draft-versions', used: 1, limit: 200 });
    expect(await save(saveOf(null), BOB)).toMatchObject({ version: 1 });
  });

  it('come back whole where they are larger than a message, and lie nowhere else', async () => {
    const draft = { ...draftOf('Acme'), content: '“§ 1”\n'.repeat(100_000) };
    const { id } = await save({ ...saveOf('Acme'), draft });
    expect((await read(id)).draft.content === draft.content).toBe(true);
    expect(await rows.query('SELECT id FROM uploads')).toEqual([]);
  });

  it('hold whatever a text may hold', async () => {
    const strange = 'Zoë 𝔸 \ud800 ﷺ';
    const { id } = await save(saveOf(strange, { title: 'Zoë 𝔸 \ud800' }));
    const back = await read(id);
    expect(back.request.answers?.disclosing_party).toContain('Zoë 𝔸');
    expect(back.title).toContain('Zoë 𝔸');
  });
});

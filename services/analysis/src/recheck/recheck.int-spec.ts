import {
  type Analysis,
  AppError,
  analysisWarnings,
  type CallDef,
  checkDocumentAgain,
  type Finding,
  type LookupKey,
  listDocuments,
  lookUpCitations,
  type Principal,
  readDocument,
  type StoredDocument,
} from '@casewright/contracts';
import { mergeReading } from '@casewright/law/reading';
import { libraryOf } from '@casewright/law/reading/testing';
import { OnCall } from '@casewright/messaging';
import {
  openTestSchema,
  type RunningServices,
  startServices,
  type TestSchema,
} from '@casewright/testing';
import { Controller, Module } from '@nestjs/common';
import { analysisDatabase } from '../database/analysis-database.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { writtenHere } from '../documents/write-analysis.js';
import { LocalEngine } from '../engines/local/local-engine.js';
import { analysisService } from '../index.js';

const ANN = 1;
const BOB = 2;
const as = (userId: number): { principal: Principal } => ({
  principal: { userId, sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d', role: 'member' },
});

/** One right citation, and one of a wrong year. */
const BRIEF = `MEMORANDUM OF LAW

The suspect was not warned. Miranda v. Arizona, 384 U.S. 436, 444 (1966). Nor was counsel appointed. Gideon v. Wainwright, 372 U.S. 335 (1964).
`;

const foundCase = (id: number, name: string, citation: string, year: number) => ({
  id,
  name,
  fullName: name,
  citation,
  citations: [citation],
  year,
  court: 'Supreme Court of the United States',
  courtId: 'scotus',
  hasText: false,
});
const CASES = [
  foundCase(1, 'Miranda v. Arizona', '384 U.S. 436', 1966),
  foundCase(2, 'Gideon v. Wainwright', '372 U.S. 335', 1963),
];

/** Stands in for the search service. */
const library = { isAway: false };
const away = () => new AppError('UNAVAILABLE', 'The search service is away.');

@Controller()
class LibraryController {
  @OnCall(lookUpCitations as CallDef)
  lookUp(data: unknown) {
    if (library.isAway) throw away();
    const { keys } = data as { keys: LookupKey[] };
    return keys.map(({ citation }) => ({
      cases: CASES.filter((each) => each.citation === citation),
      volumeCovered: true,
      containedIn: null,
    }));
  }
}

@Module({ controllers: [LibraryController] })
class LibraryModule {}

describe('a second check of citations', () => {
  let schema: TestSchema;
  let running: RunningServices;
  let rows: TestSchema['source'];

  beforeAll(async () => {
    schema = await openTestSchema('analysis', analysisDatabase);
    const search = { name: 'search', module: () => ({ module: LibraryModule }) } as const;
    running = await startServices(schema.url, search, analysisService);
    rows = schema.source;
  });
  afterAll(async () => {
    await running.stop();
    await schema.drop();
  });
  beforeEach(async () => {
    library.isAway = false;
    await rows.query('TRUNCATE legal_documents CASCADE');
  });

  /** A document as it is kept when the library was away during its analysis. */
  async function keep(change: (analysis: Analysis) => Analysis = (same) => same): Promise<number> {
    const context = { citations: { ...libraryOf(), check: () => Promise.reject(away()) } };
    const { signal } = new AbortController();
    const made = change(await new LocalEngine().analyze({ text: BRIEF }, context, signal));
    const jobId = '1f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d';
    return new DocumentsRepository(rows, null as never).add(
      {
        userId: ANN,
        title: 'Brief',
        content: BRIEF,
        fileName: null,
        kind: 'text',
        category: 'document-analysis',
        layout: { notices: [] },
        pages: null,
        analysis: writtenHere(made).json.with({
          title: 'Brief',
          notices: ['Page 4 is blank.'],
          jobId,
        }),
        documentType: made.documentType.label,
        findings: made.findings.length,
        characters: BRIEF.length,
      },
      rows.manager,
    );
  }
  const ask = (
    def: typeof readDocument | typeof checkDocumentAgain,
    id: number,
    user = ANN,
  ): Promise<StoredDocument> => running.bus.call(def, { id }, as(user));
  const verdictsOf = ({ analysis }: StoredDocument) =>
    analysis.citations.map(({ verdict }) => verdict);
  const badOf = ({ analysis }: StoredDocument) =>
    analysis.findings.filter(({ category }) => category === 'bad-citation');
  const tableOf = ({ analysis }: StoredDocument) =>
    analysis.authorities!.groups.flatMap(({ entries }) => entries.map(({ verdict }) => verdict));
  const warnedOf = ({ analysis }: StoredDocument) =>
    analysisWarnings(analysis).map(({ title }) => title);

  it('brings verdicts, findings, authorities, prose and warnings up to date, and keeps them', async () => {
    const id = await keep();
    const before = await ask(readDocument, id);
    expect(verdictsOf(before)).toEqual(['unchecked', 'unchecked']);
    expect(warnedOf(before)).toContain('Citations not checked');
    expect(before.analysis.analysis).toContain('could not be checked');
    const after = await ask(checkDocumentAgain, id);
    expect(verdictsOf(after)).toEqual(['verified', 'year_mismatch']);
    expect(tableOf(after).sort()).toEqual(['verified', 'year_mismatch']);
    expect(badOf(after)).toMatchObject([{ title: 'The year of the citation is wrong' }]);
    expect(warnedOf(after)).not.toContain('Citations not checked');
    expect(after.analysis.analysis).not.toContain('could not be checked');
    const { title, notices, jobId } = before.analysis;
    expect(after.analysis).toMatchObject({ title, notices, jobId });
    expect(await ask(readDocument, id)).toEqual(after);
    const [listed] = await running.bus.call(listDocuments, {}, as(ANN));
    expect(listed!.findings).toBe(after.analysis.findings.length);
  });

  it('leaves the analysis as it was while the library is still away', async () => {
    const id = await keep();
    const before = await ask(readDocument, id);
    library.isAway = true;
    await expect(ask(checkDocumentAgain, id)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfter: expect.any(Number),
      message: expect.stringContaining('nothing was changed'),
    });
    expect(await ask(readDocument, id)).toEqual(before);
  });

  it('asks nobody where nothing was left unchecked', async () => {
    const id = await keep();
    const checked = await ask(checkDocumentAgain, id);
    library.isAway = true;
    expect(await ask(checkDocumentAgain, id)).toEqual(checked);
  });

  it('keeps what a model said beside the rules', async () => {
    const quote = 'The suspect was not warned.';
    const start = BRIEF.indexOf(quote);
    const said: Finding = {
      id: 'model-1',
      category: 'argument',
      severity: 'high',
      title: 'No warning was given',
      explanation: 'The brief says so.',
      quote,
      start,
      end: start + quote.length,
      page: null,
      source: 'model',
    };
    const grounding = {
      prompt: 'analyze@2',
      sectionsRead: 1,
      sectionsTotal: 1,
      quotationsKept: 1,
      quotationsDropped: 0,
      citationsVerified: 0,
      citationsUnverified: 0,
      flagged: [],
    };
    const place = { quote, start, end: start + quote.length, page: null };
    const byModel = {
      summary: 'A brief on warnings.',
      insights: [{ text: 'Nobody warned the suspect.', ...place }],
      recommendations: [{ text: 'Say when the warning was due.', ...place }],
    };
    const model = { byModel, findings: [said], engine: 'stub-1', grounding };
    const id = await keep((byRules) => mergeReading(byRules, model));
    const after = await ask(checkDocumentAgain, id);
    expect(after.analysis).toMatchObject({ byModel, engine: 'stub-1', grounding });
    expect(after.analysis.findings.filter(({ title }) => title === said.title)).toHaveLength(1);
    expect(badOf(after)).toHaveLength(1);
  });

  it('says of a result of the rules that the model failed, as before', async () => {
    const fallback = { model: 'stub-1', reason: 'The model did not answer in time.' };
    const id = await keep((byRules) => ({ ...byRules, fallback }));
    const { analysis } = await ask(checkDocumentAgain, id);
    expect(analysis).toMatchObject({ engine: 'local', fallback });
  });

  it("is nobody else's to ask for", async () => {
    const id = await keep();
    await expect(ask(checkDocumentAgain, id, BOB)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(verdictsOf(await ask(readDocument, id))).toEqual(['unchecked', 'unchecked']);
  });
});

import { readFileSync } from 'node:fs';
import {
  type Analysis,
  type CheckedCitation,
  type CitationCheck,
  type GeneratedCitation,
  historyLabel,
  type SearchResponse,
  type TableOfAuthorities,
} from '@casewright/contracts';
import { pagesOfPdf, partsOfDocx, rowsOfCsv, wordsOf } from '@casewright/export-service/testing';
import {
  describeWithData,
  sampleOf,
  sampleSize,
  sharedData,
} from '@casewright/testing/shared-data';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(300_000);

/** `Ward v. Race Horse, 163 U.S. 504 (1896)`, one for each decision of the public table. */
function overruledDecisions(): string[] {
  const file = sharedData('case_tables', 'scotus_overruled_constitution_annotated.csv');
  const rows = readFileSync(file, 'utf8').split('\n').slice(1);
  const cited = rows.flatMap((row) => {
    const overruled = [...row.matchAll(/"([^"]*)"/g)][3]?.[1] ?? '';
    return overruled.split(';').flatMap((each) => {
      const parts = /^\s*(.+?),?\s*(\d+) U\.S\.(?: \([^)]*\))? (\d+).*?(\d{4})\)/.exec(each);
      return parts ? [`${parts[1]}, ${parts[2]} U.S. ${parts[3]} (${parts[4]})`] : [];
    });
  });
  return [...new Set(cited)];
}

/** One of so many of them is searched for, and stands in files. */
const ONE_OF = 5;
const someOverruled = () => sampleOf(overruledDecisions(), (cited) => cited, ONE_OF);

/** Decisions of the facts table that are in no list, every so many rows, `most` at most. */
function standingDecisions(most: number): string[] {
  const rows = readFileSync(sharedData('case_tables', 'scotus_facts.csv'), 'utf8').split('\n');
  const named = rows.slice(1).flatMap((row) => {
    const parts = /^(\d+ U\.S\. \d+),/.exec(row);
    const name = /,([^,"]+ v\. [^,"]+),(\d{4})-\d\d-\d\d,[^,]*$/.exec(row);
    return parts && name ? [{ citation: parts[1]!, name: name[1]!, year: name[2]! }] : [];
  });
  const spoken = readFileSync(
    sharedData('case_tables', 'scotus_overruled_second_source.csv'),
    'utf8',
  );
  const known = new Set([...overruledDecisions(), ...spoken.split('\n')].map(placeIn));
  const others = named.filter(({ citation }) => !known.has(citation));
  const step = Math.floor(others.length / most);
  return others
    .filter((_, at) => at % step === 0)
    .slice(0, most)
    .map(({ citation, name, year }) => `${name}, ${citation} (${year})`);
}

/** What is no overruling, or came after the public tables. */
const LATER_LAW = readFileSync(
  new URL('../../search/history-table/later-law.json', import.meta.url),
  'utf8',
);

/** How often a file says that a decision was overruled. */
const timesSaid = (words: string) => words.match(/Overruled\s+(?:in\s+part\s+)?by/g)?.length ?? 0;

const placeIn = (text: string) => /\d+ U\.S\.(?: \([^)]*\))? \d+/.exec(text)?.[0] ?? text;

describeWithData('later history over HTTP', () => {
  let product: RunningProduct;
  let cookie = '';

  beforeAll(async () => {
    product = await startProduct();
    cookie = await product.signUp('ann@firm.example');
  });

  afterAll(() => product.stop());

  async function ask<T>(path: string, body: unknown): Promise<T> {
    const response = await product.ask(cookie, path, body);
    expect(response.status).toBe(200);
    return (await response.json()) as T;
  }

  const check = async (text: string) =>
    (await ask<CitationCheck>('/api/citations/check', { text })).citations;

  const checkBrief = (text: string) =>
    Promise.all([check(text), ask<TableOfAuthorities>('/api/citations/authorities', { text })]);

  const unflagged = (each: Pick<CheckedCitation, 'history'>) =>
    each.history === undefined || each.history.standing === 'none_known';

  /** The rows of the sheet, and the words of the two papers. */
  async function filesOf(type: string, data: unknown) {
    const file = async (format: string) => {
      const response = await product.ask(cookie, '/api/export', { type, format, data });
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };
    const [head, ...rows] = rowsOfCsv(await file('csv'));
    const docx = wordsOf((await partsOfDocx(await file('docx'))).get('word/document.xml')!);
    const pdf = (await pagesOfPdf(await file('pdf'))).join(' ');
    return { head: head!, rows, papers: [docx, pdf] };
  }

  /** That each row and line of a file has what became of its decision. */
  async function expectInFiles(type: string, data: unknown, atLeast: number): Promise<void> {
    const { head, rows, papers } = await filesOf(type, data);
    const at = head.indexOf('Later history');
    expect(at).toBeGreaterThan(0);
    expect(rows.filter((row) => !/ by /.test(row[at]!)).map((row) => row[1])).toEqual([]);
    for (const words of papers) expect(timesSaid(words)).toBeGreaterThanOrEqual(atLeast);
  }

  const brief = (decisions: string[]) =>
    decisions.map((cited) => `The rule is settled. ${cited}.`).join('\n\n');

  it('flags every overruled decision of the public table in check and table of authorities', async () => {
    const cited = overruledDecisions();
    expect(cited.length).toBeGreaterThanOrEqual(270);
    const [checked, table] = await checkBrief(brief(cited));
    const citations = checked.filter(({ kind }) => kind === 'case');
    expect(citations.filter(unflagged).map(({ text }) => text)).toEqual([]);
    expect(citations.length).toBeGreaterThanOrEqual(cited.length);
    const cases = table.groups.find(({ group }) => group === 'cases')!.entries;
    expect(cases.filter(unflagged).map(({ text }) => text)).toEqual([]);
  });

  it('flags each in an analysis, as a finding, in its words, and in its files', async () => {
    const form = new FormData();
    const text = `IN THE SUPREME COURT OF THE UNITED STATES\n\nBRIEF FOR PETITIONER\n\nARGUMENT\n\n${brief(someOverruled())}`;
    form.append('file', new Blob([text], { type: 'text/plain' }), 'brief.txt');
    const response = await product.ask(cookie, '/api/insights/analyze', form);
    expect(response.status).toBe(200);
    const analyzed = (await response.json()) as Analysis;
    const { findings, citations, analysis } = analyzed;
    const cases = citations.filter(({ kind, resolvesTo }) => kind === 'case' && !resolvesTo);
    expect(cases.filter(unflagged).map(({ text: each }) => each)).toEqual([]);
    const flagged = findings.filter(({ category }) => category === 'bad-law');
    expect(flagged.length).toBeGreaterThanOrEqual(sampleSize(270, ONE_OF));
    expect(analysis).toContain('no longer good law');
    const { head, rows, papers } = await filesOf('analysis', analyzed);
    const inSheet = rows.filter((row) => row[head.indexOf('Category')] === 'Negative history');
    expect(inSheet.map((row) => row[head.indexOf('Explanation')])).toEqual(
      flagged.map(({ explanation }) => explanation),
    );
    expect(flagged.filter(({ explanation }) => !/ by /.test(explanation))).toEqual([]);
    for (const words of papers) expect(timesSaid(words)).toBeGreaterThanOrEqual(cases.length);
  });

  const find = (query: string, filters = {}, pageSize = 50) =>
    ask<SearchResponse>('/api/search', { query, pageSize, filters });

  async function citationsOfLibrary(): Promise<Set<string>> {
    const sql = new Client({ connectionString: product.database.adminUrl });
    await sql.connect();
    const { rows } = await sql.query('SELECT unnest(citations) AS citation FROM search.cases');
    await sql.end();
    return new Set(rows.map(({ citation }) => String(citation)));
  }

  it('flags each that the library has in search, and in its files', async () => {
    const has = await citationsOfLibrary();
    const places = overruledDecisions()
      .map((cited) => placeIn(cited).replace(/ \([^)]*\)/, ''))
      .filter((place) => has.has(place));
    expect(places.length).toBeGreaterThanOrEqual(150);
    const found = [];
    for (const place of sampleOf(places, (each) => each, ONE_OF)) {
      const { cases } = await find(place, {}, 5);
      const itself = cases.filter(({ citations }) => citations.includes(place));
      expect([place, itself.length > 0]).toEqual([place, true]);
      found.push(...itself);
    }
    expect(found.filter(unflagged).map(({ title }) => title)).toEqual([]);
    const labels = found.map(({ history }) => historyLabel(history!)).join('\n');
    await expectInFiles('search-results', { cases: found }, timesSaid(labels));
  });

  it('hides those of the library in search when asked to', async () => {
    // For a doctrine, current law comes before what it undid.
    const places = { 'Roe v. Wade': 0, 'Plessy v. Ferguson': 0, 'Chevron deference': 1 };
    for (const [query, at] of Object.entries(places)) {
      const { cases, total } = await find(query);
      expect(cases[at]).toMatchObject({ history: { standing: 'bad' } });
      const shown = await find(query, { standing: 'good' });
      expect(shown.cases.some(({ history }) => history?.standing === 'bad')).toBe(false);
      expect(shown.total).toBeLessThan(total);
    }
  });

  it('says it of each in the three files of check and table of authorities', async () => {
    const decisions = someOverruled();
    const [citations, table] = await checkBrief(brief(decisions));
    await expectInFiles('cite-check', { citations }, decisions.length);
    await expectInFiles('table-of-authorities', table, decisions.length);
  });

  it('flags decisions that are named and not cited, everywhere, and none that stands', async () => {
    const names = ['Roe v. Wade', 'Bowers v. Hardwick', 'Plessy v. Ferguson', 'Betts v. Brady'];
    const standing = standingDecisions(300)
      .filter((cited) => !LATER_LAW.includes(`"${placeIn(cited)}"`))
      .map((cited) => cited.split(/, \d+ U\.S\. /)[0]!);
    expect(standing.length).toBeGreaterThan(290);
    const text = `MEMORANDUM\n\n${[...names, ...standing].map((name) => `The rule of ${name} is settled.`).join('\n\n')}`;
    const citations = await check(text);
    expect(citations.map((each) => [each.kind, each.text, each.history?.standing])).toEqual(
      names.map((name) => ['reference', name, 'bad']),
    );
    const table = await ask<TableOfAuthorities>('/api/citations/authorities', { text });
    expect(table.groups).toEqual([]);
    expect(table.unmatched.map((each) => [each.text, each.history?.standing])).toEqual(
      names.map((name) => [name, 'bad']),
    );
    const form = new FormData();
    form.append('file', new Blob([text], { type: 'text/plain' }), 'memo.txt');
    const response = await product.ask(cookie, '/api/insights/analyze', form);
    const { findings } = (await response.json()) as Analysis;
    expect(findings.filter(({ category }) => category === 'bad-law')).toHaveLength(names.length);
    await expectInFiles('cite-check', { citations }, names.length);
    await expectInFiles('table-of-authorities', table, names.length);
  });

  it('warns of a citation that is written, and of a wrong subsequent history', async () => {
    const made = await ask<GeneratedCitation>('/api/citations/generate', {
      content: 'Bowers v. Hardwick, 478 U.S. 186 (1986)',
    });
    expect(made.verdict.history).toMatchObject({ standing: 'bad' });
    expect(made.recommendations.join(' ')).toContain('Overruled by Lawrence v. Texas');
    const [roe] = await check(
      "Roe v. Wade, 410 U.S. 113 (1973), aff'd, Dobbs v. Jackson Women's Health Org., 597 U.S. 215 (2022).",
    );
    expect(roe!.historyPhrases).toMatchObject([{ relation: 'affirmed', status: 'contradicted' }]);
  });

  it('raises no false flag over 300 decisions that were never overruled', async () => {
    const cited = standingDecisions(300);
    expect(cited).toHaveLength(300);
    const citations = await check(cited.map((each) => `See ${each}.`).join('\n\n'));
    const false_ = citations.filter(
      (each) => !unflagged(each) && !LATER_LAW.includes(`"${each.normalized}"`),
    );
    expect(
      false_.map(
        ({ text, history }) => `${text}: ${history!.events[0]!.kind} ${history!.events[0]!.by}`,
      ),
    ).toEqual([]);
  });
});

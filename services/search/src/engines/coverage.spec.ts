import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Accumulators,
  CaseAnalyzer,
  CaseRanker,
  DocTable,
  MemoryIndex,
  PostingsSource,
  parseQuery,
  type RankOptions,
} from '@casewright/law/ranking';
import { beforeAll, describe, expect, it } from '@jest/globals';

const FOLDER = join(import.meta.dirname, '..', '..');
const COURT = { id: 'any', name: 'Any', jurisdiction: '', level: 1 };
const FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };
const OPTIONS = { filter: FILTER, sort: 'relevance', offset: 0, limit: 10 } as const;

interface Question {
  query: string;
  /** Of those that the library cannot answer: a word that says what it lacks. */
  lacks?: string;
  kind?: string;
}
interface StarterRecord {
  name: string;
  topics: string[];
  summary: string;
  keyPoints: string[];
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(FOLDER, ...path), 'utf8'));

const all = (name: string) => readJson('coverage-questions', `${name}.json`) as Question[];
/** Questions that nothing was trained on: those at odd places, and the fresh ones. */
const untrained = (name: string) => all(name).filter((_, i) => i % 2 === 1);

function starterLibrary(): MemoryIndex {
  const files = readdirSync(join(FOLDER, 'starter-library')).filter((name) => /json$/.test(name));
  const records = files.flatMap((name) => readJson('starter-library', name) as StarterRecord[]);
  const analyzer = new CaseAnalyzer();
  const cases = records.map(({ name, topics, summary, keyPoints }, i) =>
    analyzer.analyze({
      caseId: i + 1,
      names: [name],
      citations: [],
      docket: null,
      judges: [],
      opinions: [],
      head: [...topics, summary, ...keyPoints],
    }),
  );
  return MemoryIndex.of(new DocTable(cases.length + 1), [COURT], cases);
}

describe('what the library covers of a question', () => {
  const ranker = new CaseRanker();
  let index: MemoryIndex;

  beforeAll(() => {
    index = starterLibrary();
  });

  async function ask(query: string, options: RankOptions = OPTIONS) {
    const source = new PostingsSource(index, new Accumulators());
    const weighed = await ranker.weigh(parseQuery(query), source);
    return (await ranker.rank(weighed, options)).coverage;
  }

  async function share(questions: Question[], isTold: (told: Told, asked: Question) => boolean) {
    let told = 0;
    for (const asked of questions) {
      const answer = await ask(asked.query);
      if (answer && isTold(answer, asked)) told++;
    }
    return told / questions.length;
  }

  const isTold = ({ level }: Told) => level !== 'full';
  const isNamed = ({ level, uncovered }: Told, { lacks }: Question) =>
    level === 'none' || uncovered.some(({ words }) => words.toLowerCase().includes(lacks!));

  it('says so of 85 % of the questions that no decision answers', async () => {
    const questions = untrained('beyond-cases').filter(({ kind }) => kind !== 'near');
    expect(await share(questions, isTold)).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    { of: 'held back', questions: untrained('unanswerable'), least: 0.85 },
    // Neighbors of the subject have nearly all of their words.
    { of: 'fresh', questions: all('fresh-unanswerable'), least: 0.6 },
  ])(
    'says so, or names what is lacking, of the $of questions whose case the library lacks',
    async ({ questions, least }) => {
      expect(await share(questions, isNamed)).toBeGreaterThanOrEqual(least);
    },
  );

  it('tells at most 7 % of what clients ask by their facts, in words that no case has', async () => {
    expect(await share(untrained('told-by-facts'), isTold)).toBeLessThanOrEqual(0.07);
  });

  it.each([
    { of: 'held back', questions: untrained('answerable') },
    { of: 'fresh', questions: all('fresh-answerable') },
  ])('tells at most 3 % of the $of ones that it can', async ({ questions }) => {
    const isNone = ({ level }: Told) => level === 'none';
    expect(await share(questions, isNone)).toBeLessThanOrEqual(0.03);
  });

  it.each([
    'Is a noncompete enforceable in California?',
    'prenup that was signed without a lawyer in a divorce',
    'police put a GPS tracker on my car',
    'The lawyer didn’t tell his client about a plea deal.',
  ])('covers a word by all words of a phrase that says the same: %s', async (query) => {
    expect(await ask(query)).not.toMatchObject({ level: 'none' });
  });

  it('takes no word for another with the same short hash', async () => {
    expect(await ask('COBRA election notice')).toMatchObject({
      level: 'partial',
      uncovered: [{ words: 'COBRA', cases: 0 }],
    });
  });

  it('names what it lacks, with the word that goes with it, and counts who has it', async () => {
    expect(await ask('Does cyber insurance cover a ransomware payment?')).toEqual({
      level: 'none',
      uncovered: [
        { words: 'cyber', cases: 0 },
        { words: 'ransomware payment', cases: 0 },
      ],
    });
  });

  it('leaves a word that belongs to the one behind it out of the name of what it lacks', async () => {
    expect(await ask('dog bite strict liability')).toMatchObject({
      uncovered: [{ words: 'bite' }],
    });
  });

  it('says the same whatever the order and the page', async () => {
    const query = 'holographic wills';
    const first = await ask(query);
    expect(first?.level).toBe('none');
    expect(await ask(query, { ...OPTIONS, sort: 'newest' })).toEqual(first);
    expect(await ask(query, { ...OPTIONS, offset: 60 })).toEqual(first);
  });

  it.each(['410 U.S. 113', 'Zorn v. Plover', 'zorn AND plover', 'judge:Cardozo zorn'])(
    'says nothing of %s, which is no question to the whole library',
    async (query) => {
      expect(await ask(query)).toBeNull();
    },
  );
});

interface Told {
  level: string;
  uncovered: { words: string; cases: number }[];
}

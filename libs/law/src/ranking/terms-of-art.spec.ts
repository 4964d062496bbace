import { describe, expect, it } from '@jest/globals';
import { CaseRanker } from './case-ranker.js';
import { CaseAnalyzer } from './index/case-analyzer.js';
import { DocTable } from './index/doc-table.js';
import { MemoryIndex } from './index/memory-index.js';
import { Accumulators } from './postings/accumulator.js';
import { PostingsSource } from './postings/postings-source.js';
import { parseQuery } from './query/parse-query.js';

const FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };
const COURT = { id: 'scotus', name: 'Supreme Court', jurisdiction: 'United States', level: 1 };
/** Says both words of "fair use" often, and never the term. */
const MENTIONS = 'The fair price and its use, a fair court, the use of land. '.repeat(40);

const LIBRARY = [
  { name: 'Fair v. Use Tax Board', head: [], opinion: MENTIONS },
  { name: 'In re Fair Trade', head: [], opinion: MENTIONS },
  {
    name: 'Campbell v. Acuff-Rose Music, Inc.',
    head: ['fair use', 'copyright', 'A parody may be fair use. Commercial purpose is one factor.'],
    opinion: '',
  },
  {
    name: 'Carpenter v. United States',
    head: ['cell-site records', 'A warrant is needed for records of where a phone has been.'],
    opinion: '',
  },
  {
    name: 'Lawrence v. Builders',
    head: [
      'contracts',
      'The carpenter was paid late by the owner of the house. A carpenter may sue for the price.',
    ],
    opinion: 'The carpenter, a carpenter of fair repute, built. '.repeat(20),
  },
  {
    name: 'Miranda v. Arizona',
    head: ['Miranda warnings', 'A suspect is told of it.'],
    opinion: '',
  },
  {
    name: 'Missouri v. Seibert',
    head: ['Miranda warnings', 'Miranda holds. Miranda came late. Miranda was undone by Miranda.'],
    opinion: '',
  },
  { name: 'Major v. Major', head: [], opinion: 'A major matter to a major. '.repeat(30) },
  {
    name: 'West Virginia v. EPA',
    head: ['major questions doctrine', 'An agency needs clear authority for what it claims.'],
    opinion: '',
  },
];

async function first(query: string): Promise<string | undefined> {
  const analyzer = new CaseAnalyzer();
  const cases = LIBRARY.map(({ name, head, opinion }, i) =>
    analyzer.analyze({
      caseId: i + 1,
      names: [name],
      citations: [],
      docket: null,
      judges: [],
      head,
      opinions: opinion ? [{ opinionId: i, text: opinion }] : [],
    }),
  );
  const index = MemoryIndex.of(new DocTable(LIBRARY.length + 1), [COURT], cases);
  const source = new PostingsSource(index, new Accumulators());
  const ranker = new CaseRanker();
  const options = { filter: FILTER, sort: 'relevance', offset: 0, limit: 5 } as const;
  const ranking = await ranker.rank(await ranker.weigh(parseQuery(query), source), options);
  return LIBRARY[ranking.cases[0]!.caseId - 1]?.name;
}

describe('a short query', () => {
  it('is a term of art where a head has it as one, whoever bears its words in a name', async () => {
    expect(await first('fair use')).toBe('Campbell v. Acuff-Rose Music, Inc.');
  });

  it('is a name where no topic has it', async () => {
    expect(await first('carpenter')).toBe('Carpenter v. United States');
  });

  it('is the case that a doctrine is called after', async () => {
    expect(await first('miranda')).toBe('Miranda v. Arizona');
  });

  it('keeps a word that any question may have: here it is asked for', async () => {
    expect(await first('major questions')).toBe('West Virginia v. EPA');
  });
});

import { explainRelevance } from './relevance.js';

const nothing = { citation: false, name: [], topics: [], keyPoints: [], summary: [] };

describe('relevance', () => {
  it('says so when the query is the citation', () => {
    expect(explainRelevance({ ...nothing, citation: true }, '573 U.S. 373')).toBe(
      'Your query is the citation of this case, 573 U.S. 373.',
    );
  });

  it('names the words and the parts they were found in', () => {
    expect(
      explainRelevance({ ...nothing, topics: ['cell', 'phone'], summary: ['warrantless'] }, null),
    ).toBe('It has “cell” and “phone” in its topics and “warrantless” in its summary.');
  });
});

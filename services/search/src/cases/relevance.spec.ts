import { describe, expect, it } from '@jest/globals';
import { explainRelevance, type MatchedParts } from './relevance.js';

const nothing: MatchedParts = {
  citation: false,
  page: null,
  docket: null,
  name: [],
  topics: [],
  keyPoints: [],
  summary: [],
  opinion: [],
  citedBy: 0,
  topCiter: null,
  meaning: false,
};

const asked = (...words: string[]) => words.map((text) => ({ text, isRelated: false }));

describe('relevance', () => {
  it('says so when the query is the citation', () => {
    expect(explainRelevance({ ...nothing, citation: true }, '573 U.S. 373')).toBe(
      'Your query names the citation of this case, 573 U.S. 373.',
    );
  });

  it('says so when the query is one of its pages', () => {
    const parts = { ...nothing, citation: true, page: '573 U.S. 381' };
    expect(explainRelevance(parts, '573 U.S. 373')).toBe(
      'The page that you ask for, 573 U.S. 381, is in this case, 573 U.S. 373.',
    );
  });

  it('says so when a case has the meaning and none of the words', () => {
    expect(explainRelevance({ ...nothing, meaning: true }, null)).toBe(
      'A passage of it is close to your query in meaning, though not in its words.',
    );
    expect(explainRelevance({ ...nothing, meaning: true, name: asked('Riley') }, null)).toBe(
      'It has “Riley” in its name.',
    );
  });

  it('names the words and the parts they were found in', () => {
    expect(
      explainRelevance(
        { ...nothing, topics: asked('cell', 'phone'), summary: asked('warrantless') },
        null,
      ),
    ).toBe('It has “cell” and “phone” in its topics and “warrantless” in its summary.');
  });

  it('says which words were not asked for but are related, behind those that were', () => {
    const summary = [{ text: 'automobile', isRelated: true }, ...asked('search')];
    expect(explainRelevance({ ...nothing, summary }, null)).toBe(
      'It has “search” and the related “automobile” in its summary.',
    );
  });

  it('says how often it is cited, and by whom', () => {
    const cited = { ...nothing, opinion: asked('spouse'), citedBy: 1_234 };
    expect(explainRelevance({ ...cited, topCiter: { name: 'Trammel', year: 1980 } }, null)).toBe(
      'It has “spouse” in a passage of the opinion; 1,234 cases of the library cite it, among them Trammel (1980).',
    );
    expect(explainRelevance({ ...cited, citedBy: 1 }, null)).toBe(
      'It has “spouse” in a passage of the opinion; 1 case of the library cites it.',
    );
  });
});

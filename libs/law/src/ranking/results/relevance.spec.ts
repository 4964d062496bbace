import { describe, expect, it } from '@jest/globals';
import { explainRelevance, type Reasons } from './relevance.js';

const nothing: Reasons = {
  citation: false,
  page: null,
  docket: null,
  name: null,
  sentence: null,
  section: null,
  citedBy: 0,
  topCiter: null,
  meaning: false,
};
const sentence = 'Police need a warrant to search a phone.';

describe('relevance', () => {
  it('says so when the query is the citation', () => {
    expect(explainRelevance({ ...nothing, citation: true, sentence }, '573 U.S. 373')).toBe(
      'Your query names the citation of this case, 573 U.S. 373.',
    );
  });

  it('says so when the query is one of its pages', () => {
    const reasons = { ...nothing, citation: true, page: '573 U.S. 381' };
    expect(explainRelevance(reasons, '573 U.S. 373')).toBe(
      'The page you ask for, 573 U.S. 381, is in this case, 573 U.S. 373.',
    );
  });

  it('says so when the query is its name', () => {
    expect(explainRelevance({ ...nothing, name: 'whole', sentence }, null)).toBe(
      'Your query is the name of this case.',
    );
    expect(explainRelevance({ ...nothing, name: 'part', sentence }, null)).toBe(sentence);
    expect(explainRelevance({ ...nothing, name: 'part' }, null)).toBe(
      'Its name has words of your query.',
    );
  });

  it('says how often such a case is cited, and by whom', () => {
    const cited = { ...nothing, citation: true, citedBy: 1_234 };
    const topCiter = { name: 'Trammel', year: 1980 };
    expect(explainRelevance({ ...cited, topCiter }, '358 U.S. 74')).toBe(
      'Your query names the citation of this case, 358 U.S. 74; 1,234 cases of the library cite it, among them Trammel (1980).',
    );
    expect(explainRelevance({ ...cited, citedBy: 1 }, '358 U.S. 74')).toBe(
      'Your query names the citation of this case, 358 U.S. 74; 1 case of the library cites it.',
    );
    expect(explainRelevance({ ...cited, citedBy: 1, topCiter }, '358 U.S. 74')).toBe(
      'Your query names the citation of this case, 358 U.S. 74; it is cited by Trammel (1980).',
    );
  });

  it('is the sentence that answers, and the section that it does not show', () => {
    expect(explainRelevance({ ...nothing, sentence, citedBy: 38, meaning: true }, null)).toBe(
      sentence,
    );
    const section = '42 U.S.C. § 1983';
    expect(explainRelevance({ ...nothing, sentence, section }, null)).toBe(
      `${sentence} It cites your section, 42 U.S.C. § 1983.`,
    );
    expect(explainRelevance({ ...nothing, section }, null)).toBe(
      'It cites your section, 42 U.S.C. § 1983.',
    );
  });

  it('says so when a case has the meaning and none of the words', () => {
    expect(explainRelevance({ ...nothing, meaning: true }, null)).toBe(
      'A passage of it is close to your query in meaning, though not in its words.',
    );
  });
});

import type { Highlight } from '@casewright/law/ranking';
import { describe, expect, it } from '@jest/globals';
import { matchedPhrases } from './matched-phrases.js';
import { explainRelevance, type MatchedParts } from './relevance.js';

const nothing: MatchedParts = {
  citation: false,
  page: null,
  docket: null,
  name: [],
  keyPoints: [],
  summary: [],
  topics: [],
  opinion: [],
  section: null,
  citedBy: 0,
  topCiter: null,
  meaning: false,
};

const asked = (...texts: string[]) => texts.map((text) => ({ text, related: [] }));
const related = (text: string) => [{ text, related: [text] }];

describe('relevance', () => {
  it('says so when the query is the citation', () => {
    expect(explainRelevance({ ...nothing, citation: true }, '573 U.S. 373')).toBe(
      'Your query names the citation of this case, 573 U.S. 373.',
    );
  });

  it('says so when the query is one of its pages', () => {
    const parts = { ...nothing, citation: true, page: '573 U.S. 381' };
    expect(explainRelevance(parts, '573 U.S. 373')).toBe(
      'The page you ask for, 573 U.S. 381, is in this case, 573 U.S. 373.',
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
  });

  it('says so when a case has the meaning and none of the words', () => {
    expect(explainRelevance({ ...nothing, meaning: true }, null)).toBe(
      'A passage of it is close to your query in meaning, though not in its words.',
    );
    expect(explainRelevance({ ...nothing, meaning: true, name: asked('Riley') }, null)).toBe(
      'Has “Riley” in its name.',
    );
  });

  it('names the phrases and where they are, four of them in two parts at most', () => {
    const parts = {
      ...nothing,
      keyPoints: asked('duty to mitigate', 'landlord', 'lease'),
      summary: asked('abandonment', 'rent'),
      opinion: asked('vacant'),
    };
    expect(explainRelevance(parts, null)).toBe(
      'Speaks of “duty to mitigate,” “landlord,” and “lease” in its key points and of “abandonment” in its summary.',
    );
    expect(explainRelevance({ ...nothing, topics: asked('cell phone') }, null)).toBe(
      'Lists “cell phone” among its topics.',
    );
  });

  it('says which of the words were added as related', () => {
    const parts = { ...nothing, keyPoints: asked('search'), summary: related('automobile') };
    expect(explainRelevance(parts, null)).toBe(
      'Speaks of “search” in its key points and of “automobile” in its summary; “automobile” was added as related.',
    );
    const both = { ...nothing, keyPoints: [...related('vehicle'), ...related('warrant')] };
    expect(explainRelevance(both, null)).toMatch(
      /; “vehicle” and “warrant” were added as related\.$/,
    );
  });

  it('says who cites a case that has the words', () => {
    const cited = { ...nothing, opinion: asked('spouse'), citedBy: 38 };
    const topCiter = { name: 'Trammel', year: 1980 };
    expect(explainRelevance({ ...cited, topCiter }, null)).toBe(
      'Speaks of “spouse” in the opinion; it is cited by Trammel (1980) and 37 others.',
    );
    expect(explainRelevance({ ...cited, citedBy: 1, topCiter }, null)).toBe(
      'Speaks of “spouse” in the opinion; it is cited by Trammel (1980).',
    );
    expect(explainRelevance(cited, null)).toBe('Speaks of “spouse” in the opinion.');
  });

  it('says that it cites the section that was asked about', () => {
    const parts = { ...nothing, keyPoints: asked('cities', '§ 1983'), section: '42 U.S.C. § 1983' };
    expect(explainRelevance(parts, null)).toBe(
      'Speaks of “cities” in its key points and cites your section, 42 U.S.C. § 1983.',
    );
  });
});

describe('phrases of matched words', () => {
  /** Words in brackets match: `[tell]`, `[general]?`, `[added]+`. */
  const phrases = (marked: string, seen = new Set<number>()) => {
    const highlights: Highlight[] = [];
    let text = '';
    for (const [, plain = '', word = '', kind] of marked.matchAll(
      /([^[]*)(?:\[([^\]]*)\]([?+])?)?/g,
    )) {
      text += plain;
      const start = text.length;
      text += word;
      if (word === '') continue;
      highlights.push({
        start,
        end: text.length,
        weight: word.length,
        word: word.toLowerCase().charCodeAt(0),
        isTelling: kind !== '?',
        isRelated: kind === '+',
      });
    }
    return matchedPhrases(text, highlights, seen);
  };
  const texts = (marked: string) => phrases(marked).map(({ text }) => text);

  it('joins what stands together, over small words, and nothing over a comma', () => {
    expect(texts('A [landlord’s] [duty] to [mitigate], and [rent].')).toEqual([
      'landlord’s duty to mitigate',
      'rent',
    ]);
  });

  it('names no word of every question but beside a telling one', () => {
    expect(texts('He [may]? be under [strict] [liability]?; such [claims]? [apply]?.')).toEqual([
      'strict liability',
    ]);
  });

  it('writes a word that only begins a sentence small, and names and terms as they are', () => {
    expect(texts('[Landlords] differ.')).toEqual(['landlords']);
    expect(texts('[Fourth] [Amendment] law.')).toEqual(['Fourth Amendment']);
    expect(texts('[Riley] v. California')).toEqual(['Riley']);
  });

  it('names a word once, in whichever part comes first', () => {
    const seen = new Set<number>();
    expect(phrases('a [warrant]', seen)).toHaveLength(1);
    expect(phrases('a [warrant] and a [phone]', seen).map(({ text }) => text)).toEqual(['phone']);
    expect(phrases('a [warrant]', seen)).toEqual([]);
  });

  it('tells the related words of a phrase', () => {
    expect(phrases('[search] of a [vehicle]+')).toEqual([
      { text: 'search of a vehicle', related: ['vehicle'] },
    ]);
    expect(phrases('a [hostile]+ [work]+ [place]')).toEqual([
      { text: 'hostile work place', related: ['hostile work'] },
    ]);
  });
});

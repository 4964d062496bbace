import type { CitationItem } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { fieldText, withEdits } from './field-text';

const brown: CitationItem = {
  type: 'legal_case',
  title: 'Brown v. Board of Education',
  volume: 347,
  'container-title': 'U.S.',
  page: '483',
  issued: { 'date-parts': [[1954, 5, 17]] },
  parallel: [
    { volume: 74, 'container-title': 'S. Ct.', page: 686 },
    { 'collection-number': 2011, authority: 'ME', page: 24, jurisdiction: 'us:me' },
  ],
};
const article: CitationItem = {
  type: 'article-journal',
  author: [
    { family: 'Brandeis', given: 'Louis D.' },
    { family: 'Beauvoir', given: 'Simone', 'non-dropping-particle': 'de' },
    { literal: 'Harvard Law School' },
  ],
};

describe('fields as text', () => {
  it.each([
    ['volume', '347'],
    ['issued', '1954-05-17'],
    ['parallel', '74 S. Ct. 686; 2011 ME 24'],
    ['authority', ''],
  ])('writes %s', (variable, text) => {
    expect(fieldText(brown, variable)).toBe(text);
  });

  it('writes dates in every form of CSL', () => {
    const issued = (value: CitationItem['issued']) =>
      fieldText({ type: 'book', issued: value }, 'issued');
    expect(issued(1954)).toBe('1954');
    expect(issued('May 17, 1954')).toBe('May 17, 1954');
    expect(issued({ literal: 'Spring 1954' })).toBe('Spring 1954');
    expect(issued({ 'date-parts': [['1954']] })).toBe('1954');
  });

  it('writes names', () => {
    expect(fieldText(article, 'author')).toBe(
      'Brandeis, Louis D.; de Beauvoir, Simone; Harvard Law School',
    );
  });
});

describe('edited fields', () => {
  it('replace the text, and leave the rest and the original alone', () => {
    const before = structuredClone(brown);
    const edited = withEdits(brown, { issued: '1955', page: ' 495 ' });
    expect(edited).toEqual({ ...brown, issued: '1955', page: '495' });
    expect(brown).toEqual(before);
  });

  it('are gone when emptied', () => {
    expect(withEdits(brown, { parallel: ' ' })).not.toHaveProperty('parallel');
  });

  it('keep what a text field cannot show of a name that was not touched', () => {
    const { author } = withEdits(article, {
      author: 'de Beauvoir, Simone; Warren, Samuel D., Jr.; ACLU',
    });
    expect(author).toEqual([
      article.author?.[1],
      { family: 'Warren', given: 'Samuel D.', suffix: 'Jr.' },
      { literal: 'ACLU' },
    ]);
  });

  it('keep what a text field cannot show of a parallel citation that was not touched', () => {
    const { parallel } = withEdits(brown, { parallel: '2011 ME 24; 98 L. Ed. 873; odd' });
    expect(parallel).toEqual([
      brown.parallel?.[1],
      { volume: '98', 'container-title': 'L. Ed.', page: '873' },
      { 'container-title': 'odd' },
    ]);
  });
});

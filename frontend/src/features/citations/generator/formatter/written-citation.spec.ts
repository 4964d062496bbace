import type { CitationStyle, GeneratedCitation } from '@casewright/contracts';
import { formatCitation } from '@casewright/law/citations/format';
import { describe, expect, it } from '@jest/globals';
import type { Changes } from '../generator-state';
import { writtenByServer, writtenHere } from './written-citation';

const answer: GeneratedCitation = {
  id: 1,
  citationText: 'as the server wrote it',
  html: '<i>as</i> the server wrote it',
  analysis: '',
  recommendations: [],
  kind: 'case',
  fields: {
    type: 'legal_case',
    title: 'Gideon v. Wainwright',
    volume: '372',
    'container-title': 'U.S.',
    page: '335',
    issued: '1963',
    authority: 'Supreme Court of the United States',
    jurisdiction: 'us',
  },
  pin: '344',
  parentheticals: [],
  origins: {},
  missing: [],
  alternatives: [],
  verdict: { verdict: 'verified', explanation: '', case: null },
};

const written = (changes: Partial<Changes>, more: Partial<GeneratedCitation> = {}) =>
  writtenHere(formatCitation, {
    request: { content: 'gideon', format: 'bluebook' as CitationStyle, type: 'case' },
    answer: { ...answer, ...more },
    changes: { fields: {}, ...changes },
  });

describe('a citation written in the browser', () => {
  it('has the changed fields, and the pin cite of the text', () => {
    expect(written({ fields: { issued: '1964', volume: '373' } })).toMatchObject({
      text: 'Gideon v. Wainwright, 373 U.S. 335, 344 (1964)',
      html: '<i>Gideon v. Wainwright</i>, 373 U.S. 335, 344 (1964)',
      missing: [],
    });
  });

  it('has the changed pin cite, or none', () => {
    expect(written({ pin: '340' }).text).toBe('Gideon v. Wainwright, 372 U.S. 335, 340 (1963)');
    expect(written({ pin: '' }).text).toBe('Gideon v. Wainwright, 372 U.S. 335 (1963)');
  });

  it('keeps the parentheticals of the text', () => {
    expect(written({}, { parentheticals: ['Black, J.'] }).text).toMatch(/\(1963\) \(Black, J\.\)$/);
  });

  it('says what an emptied field leaves missing', () => {
    expect(written({ fields: { issued: '' } }).missing).toEqual(['issued']);
  });

  it('has the other forms that its style has', () => {
    const labels = (changes: Partial<Changes>) =>
      written(changes).alternatives.map(({ label }) => label);
    expect(labels({})).toEqual(['Short form', 'Law review footnote']);
    expect(labels({ typeface: 'law-review' })).toEqual(['Short form']);
    expect(labels({ style: 'apa' })).toEqual(['Parenthetical citation', 'Narrative citation']);
    expect(labels({ style: 'chicago' })).toContain('Later note');
    const short = written({}).alternatives[0];
    expect(short?.html).toBe('<i>Gideon</i>, 372 U.S. at 344');
  });

  it('is the server’s as long as nothing is changed', () => {
    expect(writtenByServer(answer)).toEqual({
      text: answer.citationText,
      html: answer.html,
      alternatives: [],
      missing: [],
    });
  });
});

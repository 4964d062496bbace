import type { CitationStyle, LaterHistory, SourceType } from '@casewright/contracts';
import { ROE_OVERRULED } from '@casewright/testing';
import { describe, expect, it } from '@jest/globals';
import { completeDecision } from '../complete/complete-decision.js';
import { completeOther } from '../complete/complete-other.js';
import type { Completed, LibraryAnswer } from '../complete/completed.js';
import { recognizeSource } from '../typed/recognize-source.js';
import { analysisOf } from './analysis.js';
import { recommendationsOf } from './recommendations.js';
import { writeCitation } from './write-citation.js';

const roe: LibraryAnswer = {
  asked: 'citation',
  citation: '410 U.S. 113',
  containedIn: null,
  volumeCovered: true,
  cases: [
    {
      id: 1,
      name: 'Roe v. Wade',
      fullName: null,
      citation: '410 U.S. 113',
      citations: ['410 U.S. 113'],
      court: 'Supreme Court of the United States',
      courtId: 'scotus',
      year: 1973,
      hasText: false,
    },
  ],
};
const read = (text: string, answer?: LibraryAnswer): Completed => {
  const source = recognizeSource(text, 'case');
  return answer ? completeDecision(source, answer) : completeOther(source);
};
const about = (
  source: Completed,
  format: CitationStyle = 'bluebook',
  type: SourceType = 'case',
) => {
  const { missing } = writeCitation(source, format);
  return {
    analysis: analysisOf(source, missing, { format, type }),
    recommendations: recommendationsOf(source, missing, { format, type }).join('\n'),
  };
};

describe('the analysis', () => {
  it('says what was recognized, what came from where, and the verdict', () => {
    const { analysis } = about(read('410 us 113', roe));
    expect(analysis).toBe(
      'The text reads as a court decision, Roe v. Wade. The reporter, the volume and the first page come from the text. The court follows from the reporter cited. The case name and the year were completed from the library. Roe v. Wade begins at this page. The text gives no name to compare, so the library’s name is used. Nothing that Bluebook requires is missing.',
    );
  });

  it('says what is missing and that it was not guessed', () => {
    expect(about(read('roe v wade 410 us 113', { asked: 'unreachable' })).analysis).toContain(
      'The citation is incomplete: the year is missing and was left out, not guessed.',
    );
  });

  it('says when the chosen source type is another one', () => {
    const { analysis, recommendations } = about(read('42 usc 1983'));
    expect(analysis).toContain('although the source type chosen is Case Law');
    expect(recommendations).toContain('Choose the source type Statute');
    expect(about(read('42 usc 1983'), 'bluebook', 'statute').recommendations).not.toContain(
      'source type',
    );
  });

  it('says how to enter a source where none was recognized', () => {
    expect(about(read('???')).analysis).toMatch(/^No source was recognized/);
  });
});

describe('the recommendations', () => {
  it('warn of later history', () => {
    const source = { ...read('410 us 113', roe), history: ROE_OVERRULED };
    const { analysis, recommendations } = about(source);
    expect(recommendations).toContain(
      "Overruled by Dobbs v. Jackson Women's Health Organization, 597 U.S. 215 (2022), on a right to abortion. Add it",
    );
    expect(analysis).toContain(
      'Its later history: overruled by Dobbs (2022). The newest decision in the library is dated June 27, 2025.',
    );
  });

  it('say until when no later history is known', () => {
    const history: LaterHistory = { standing: 'none_known', events: [], knownUntil: '2025' };
    expect(about({ ...read('410 us 113', roe), history }).analysis).toContain(
      'No later history known here. The newest decision in the library is dated 2025.',
    );
  });

  it('ask for a pin cite where there is none', () => {
    expect(about(read('410 us 113', roe)).recommendations).toContain('rule 3.2(a)');
    expect(about(read('410 U.S. 113, 120', roe)).recommendations).not.toContain('pin cite');
  });

  it.each<[string, CitationStyle, string]>([
    ['410 US 113, 93 S Ct 705 (1973)', 'bluebook', '93 S. Ct. 705 is left out'],
    ['Cal. Penal Code § 187', 'bluebook', 'rules 12.3.1(d) and 12.3.2'],
    ['42 usc 1983', 'bluebook', 'may be left out'],
    ['29 cfr 1910.134', 'bluebook', 'Add the year'],
    ['rule 12(b)(6)', 'bluebook', 'Fed. R. Civ. P.'],
    ['Prosser, W. L. (1960). Privacy. California Law Review, 48, 383.', 'apa', 'whole range'],
    ['John Hart Ely, Democracy and Distrust 12 (1980)', 'apa', 'Add the publisher'],
    ['Smith v. Jones, 12 F.2d 3 (2d Cir. 2005)', 'bluebook', 'F.2d ended in 1993'],
    ['Smith v. Jones, 12 Ohio St. 3d 5 (1950)', 'bluebook', 'Ohio St. 3d began in 1982'],
    ['Title: Contracts\nAuthor: A. Writer\nISBN: 978-0-314-27555-5', 'bluebook', 'Add the year'],
    ['Contracts\nby A. Writer\nISBN 978-0-314-27555-5', 'bluebook', 'check digit'],
    ['Roe v. Wade, 410 U.S. 113; Doe v. Bolton, 410 U.S. 179', 'bluebook', '1 more source'],
    ['Id. at 5', 'bluebook', 'enter the source itself'],
  ])('for %j in %s speak of %s', (text, format, words) => {
    expect(about(read(text), format).recommendations).toContain(words);
  });

  it.each([
    'name_mismatch',
    'year_mismatch',
    'court_mismatch',
    'no_case_at_page',
    'not_in_library',
  ] as const)('begin with the verdict %s', (verdict) => {
    const [first] = about({ ...read('410 us 113', roe), verdict }).recommendations.split('\n');
    expect(first).toMatch(/^(?:Check|Verify)/);
  });
});

describe('the alternatives', () => {
  it.each<[CitationStyle, string[]]>([
    ['bluebook', ['short', 'law-review']],
    ['apa', ['in-text', 'narrative']],
    ['chicago', ['short']],
  ])('in %s are %j', (style, ids) => {
    const { alternatives } = writeCitation(read('410 us 113', roe), style);
    expect(alternatives.map(({ id }) => id)).toEqual(ids);
  });

  it('leave out what is the same as the citation', () => {
    const { text, alternatives } = writeCitation(read('Fed. R. Civ. P. 12'), 'bluebook');
    expect(alternatives.map((each) => each.id)).toEqual(['law-review']);
    expect(text).toBe('Fed. R. Civ. P. 12');
  });
});

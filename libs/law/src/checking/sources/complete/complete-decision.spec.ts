import { describe, expect, it } from '@jest/globals';
import { recognizeSource } from '../typed/recognize-source.js';
import { completeDecision } from './complete-decision.js';
import type { LibraryAnswer, LibraryCase } from './completed.js';

const riley: LibraryCase = {
  id: 7,
  name: 'Riley v. California',
  fullName: null,
  citation: '573 U.S. 373',
  citations: ['573 U.S. 373', '134 S. Ct. 2473', '189 L. Ed. 2d 430'],
  court: 'Supreme Court of the United States',
  courtId: 'scotus',
  year: 2014,
};
const greenman: LibraryCase = {
  id: 8,
  name: 'Greenman v. Yuba Power Products, Inc.',
  fullName: null,
  citation: '59 Cal. 2d 57',
  citations: ['59 Cal. 2d 57', '377 P.2d 897', '27 Cal. Rptr. 697'],
  court: 'California Supreme Court',
  courtId: 'cal',
  year: 1963,
};

const at = (...cases: LibraryCase[]): LibraryAnswer => ({
  asked: 'citation',
  citation: '573 U.S. 373',
  cases: cases.map((each) => ({ ...each, hasText: false })),
  containedIn: null,
  volumeCovered: true,
});
const byName = (...cases: LibraryCase[]): LibraryAnswer => ({ asked: 'name', cases });
const complete = (text: string, answer: LibraryAnswer) =>
  completeDecision(recognizeSource(text, 'case'), answer);

describe('a decision that the library has', () => {
  it('gets what the text lacks, each field with where it comes from', () => {
    const { item, origins, verdict, match } = complete('573 us 373', at(riley));
    expect(verdict).toBe('verified');
    expect(match?.id).toBe(7);
    expect(item).toMatchObject({
      title: 'Riley v. California',
      issued: { 'date-parts': [[2014]] },
      authority: 'Supreme Court of the United States',
    });
    expect(origins).toEqual({
      title: 'library',
      issued: 'library',
      'container-title': 'text',
      volume: 'text',
      page: 'text',
      authority: 'reporter',
    });
  });

  it('is found by a word of its name', () => {
    const { item, origins, verdict } = complete('Riley', byName(riley));
    expect(verdict).toBe('verified');
    expect(item).toMatchObject({ 'container-title': 'U.S.', volume: '573', page: '373' });
    expect(new Set(Object.values(origins))).toEqual(new Set(['library']));
  });

  it('of the Supreme Court is cited to U.S. (Bluebook T1.1), unless a pin cite binds it', () => {
    expect(complete('134 S. Ct. 2473', at(riley)).item).toMatchObject({
      'container-title': 'U.S.',
      page: '373',
    });
    expect(complete('134 S. Ct. 2473, 2480', at(riley)).item).toMatchObject({
      'container-title': 'S. Ct.',
      page: '2473',
    });
  });

  it('of a state gets its regional reporter, and no third one', () => {
    const { item, origins, alsoPrinted } = complete('59 cal 2d 57', at(greenman));
    expect(item.parallel).toEqual([{ volume: '377', 'container-title': 'P.2d', page: '897' }]);
    expect(origins.parallel).toBe('library');
    expect(alsoPrinted).toEqual(['27 Cal. Rptr. 697']);
    // Nothing official goes behind a regional one.
    expect(complete('377 P.2d 897', at(greenman)).item.parallel).toBeUndefined();
  });

  it('is never of a court whose decisions its reporter does not print', () => {
    const wrong = { ...greenman, courtId: 'scotus', court: 'Supreme Court of the United States' };
    for (const found of [
      complete('59 cal 2d 57', at(wrong)),
      complete('Greenman', byName(wrong)),
    ]) {
      expect(found.item.authority).toBe('California Supreme Court');
    }
  });

  it('gives a short form its first page', () => {
    const { item, pin } = complete('Riley, 573 U.S. at 381', byName(riley));
    expect(item.page).toBe('373');
    expect(pin).toBe('381');
  });
});

describe('a decision that the library contradicts', () => {
  it.each([
    ['Smith v. Jones, 573 U.S. 373 (2014)', 'name_mismatch'],
    ['Riley v. California, 573 U.S. 373 (2013)', 'year_mismatch'],
    ['Riley v. State of California, 573 U.S. 373 (2013)', 'year_mismatch'],
    ['Riley v. California, 573 U.S. 373 (9th Cir. 2014)', 'court_mismatch'],
  ])('%s stays as the text has it: %s', (text, verdict) => {
    const source = recognizeSource(text, 'case');
    const completed = completeDecision(source, at(riley));
    expect(completed.verdict).toBe(verdict);
    expect(completed.item).toEqual(source.item);
    expect(completed.shown?.id).toBe(7);
    expect(Object.values(completed.origins)).not.toContain('library');
  });

  it('names the case that the page lies in', () => {
    const answer: LibraryAnswer = {
      asked: 'citation',
      citation: '573 U.S. 380',
      cases: [],
      containedIn: riley,
      volumeCovered: true,
    };
    const { verdict, shown, explanation } = complete('Riley v. California, 573 U.S. 380', answer);
    expect(verdict).toBe('no_case_at_page');
    expect(shown?.id).toBe(7);
    expect(explanation).toContain('Riley v. California, 573 U.S. 373');
  });
});

describe('a decision that the library cannot tell', () => {
  it('is not accused where the volume is unknown', () => {
    const source = recognizeSource('Foo v. Bar, 999 F.3d 1 (9th Cir. 2021)', 'case');
    const { verdict, item } = completeDecision(source, {
      asked: 'citation',
      citation: '999 F.3d 1',
      cases: [],
      containedIn: null,
      volumeCovered: false,
    });
    expect(verdict).toBe('not_in_library');
    expect(item).toEqual(source.item);
  });

  it('is not chosen among several of one name', () => {
    const other = { ...riley, id: 9, name: 'Riley v. Kennedy', citations: ['553 U.S. 406'] };
    const { verdict, match, item, explanation } = complete('Riley', byName(riley, other));
    expect([verdict, match]).toEqual(['unchecked', null]);
    expect(item).toEqual({ type: 'legal_case', title: 'Riley' });
    expect(explanation).toContain('Riley v. Kennedy');
  });

  it('is chosen among several by its year', () => {
    const other = { ...riley, id: 9, name: 'Riley v. Kennedy', year: 2008 };
    expect(complete('Riley v. Kennedy 2008', byName(riley, other)).match?.id).toBe(9);
  });

  it('is no decision at all when it was a mere word', () => {
    expect(complete('hello world', byName()).kind).toBe('unknown');
    expect(complete('Hello v. World', byName()).kind).toBe('case');
  });

  it('is unchecked while the library is out of reach', () => {
    const { verdict, item } = complete('573 us 373', { asked: 'unreachable' });
    expect(verdict).toBe('unchecked');
    expect(item.title).toBeUndefined();
  });
});

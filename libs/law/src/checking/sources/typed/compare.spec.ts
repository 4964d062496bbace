import { describe, expect, it } from '@jest/globals';
import type { Recognized } from '../recognized.js';
import { compare } from './compare.js';
import { recognizeSource } from './recognize-source.js';

const made = (item: Recognized['item'], more: Partial<Recognized> = {}): Recognized => ({
  kind: 'case',
  item,
  implied: [],
  doubts: [],
  others: 0,
  ...more,
});
const CASE = {
  type: 'legal_case',
  title: 'Doe v. Roe',
  volume: '402',
  'container-title': 'F. Supp. 2d',
  page: '118',
  authority: 'United States District Court for the Western District of Tennessee',
  issued: { 'date-parts': [[2005]] },
};

describe('a citation beside what was typed', () => {
  it.each([
    'Doe v. Roe, 402 F. Supp. 2d 118 (W.D. Tenn. 2005)',
    'doe vs roe, 402 fsupp2d 118, western district of tennessee, 2005',
    'in 2005 the WD Tenn decided Doe v. Roe, reported at volume 402 F Supp 2d page 118',
  ])('shares all with %j', (text) => {
    expect(compare(text, made(CASE))).toEqual({ lost: [], invented: [] });
  });

  it('names what was typed and found no place', () => {
    expect(
      compare('Doe v. Roe, 402 F. Supp. 2d 118, 121 (W.D. Tenn. 2005) on remand', made(CASE)).lost,
    ).toEqual(['121', 'remand']);
  });

  it('names a court, a year, a volume, and a party that nobody typed', () => {
    const text = 'Doe v. Roe, 402 F. Supp. 2d 118 (Tenn. 2005)';
    const invented = (item: object) => compare(text, made({ ...CASE, ...item })).invented;
    expect(invented({})).toEqual(['authority']);
    expect(
      invented({ authority: 'Tennessee Supreme Court', issued: { 'date-parts': [[2006]] } }),
    ).toEqual(['issued']);
    expect(invented({ authority: 'Tennessee Supreme Court', volume: '403' })).toEqual(['volume']);
    expect(invented({ authority: 'Tennessee Supreme Court', title: 'Doe v. Brown' })).toEqual([
      'title',
    ]);
  });

  it('takes what the reporter implies for no invention', () => {
    const item = { ...CASE, authority: 'Supreme Court of Oregon' };
    expect(
      compare('Doe v. Roe, 402 F. Supp. 2d 118, 2005', made(item, { implied: ['authority'] }))
        .invented,
    ).toEqual([]);
  });

  it('names a section that the print leaves out', () => {
    const item = { type: 'legislation', 'container-title': 'Fed. R. Civ. P.', section: '26' };
    expect(
      compare('fed r civ p 26 local', made(item, { kind: 'court-rule', pin: 'local' })).lost,
    ).toEqual(['26']);
  });
});

describe('what parts a citation from its text', () => {
  it.each([
    ['42 U.S.C. § 1983, third proviso', '“third proviso” was not read'],
    [
      'texas constitution homestead clause art 16 sec 50',
      '“homestead” was not read: check the code',
    ],
    ['Doe v. Roe, 12 F.3d 100 (Court of Oysters 1994)', 'check the court'],
    ['code of oysters section 12', 'Check the code'],
  ])('%j is asked: %j', (text, question) => {
    expect(recognizeSource(text, 'case').doubts.join().toLowerCase()).toContain(
      question.toLowerCase(),
    );
  });

  it('is nothing for a whole citation, however it was read', () => {
    for (const text of [
      'gideon v wainwright 372 us 335 1963',
      '29 cfr part 1910 (2020)',
      'vermont statutes title 12 section 511',
      'restatement second torts section 402A 1965',
    ])
      expect(recognizeSource(text, 'case').doubts).toEqual([]);
  });
});

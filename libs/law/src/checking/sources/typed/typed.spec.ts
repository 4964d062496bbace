import { describe, expect, it } from '@jest/globals';
import { completeOther } from '../complete/complete-other.js';
import { writeCitation } from '../describe/write-citation.js';
import { pack, unpack } from './packed.js';
import { readTyped } from './read-typed.js';
import { recognizeSource } from './recognize-source.js';

const written = (text: string, style: 'bluebook' | 'apa' | 'chicago'): string =>
  writeCitation(completeOther(recognizeSource(text, 'case')), style).text;

describe('a citation as it is typed', () => {
  it.each([
    [
      'Harlan, J., dissenting, Plessy v. Ferguson, 163 U.S. 537, 559 (1896)',
      'Plessy v. Ferguson, 163 U.S. 537, 559 (1896) (Harlan, J., dissenting)',
    ],
    ['rule 12(b)(6) of the federal rules of civil procedure', 'Fed. R. Civ. P. 12(b)(6)'],
    ['17 C.F.R. § 240.10b-5', '17 C.F.R. § 240.10b-5'],
    ['Delaware Code title 8 section 220', 'Del. Code Ann. tit. 8, § 220'],
    ['15 U.S.C. sections 1 to 7', '15 U.S.C. §§ 1–7'],
    [
      'Rowe v. Gray, 2011 U.S. Dist. LEXIS 45678 (District of Oregon April 27, 2011)',
      'Rowe v. Gray, 2011 U.S. Dist. LEXIS 45678 (D. Or. Apr. 27, 2011)',
    ],
    [
      'Hancock v. Ridgeway Casualty Company, 402 F. Supp. 2d 118, Western District of Tennessee, 2005',
      'Hancock v. Ridgeway Cas. Co., 402 F. Supp. 2d 118 (W.D. Tenn. 2005)',
    ],
    [
      'Reply Brief for Petitioner, page 7, Carpenter v. United States, No. 16-402 (U.S. Oct. 20, 2017)',
      'Reply Brief for Petitioner at 7, Carpenter v. United States, No. 16-402 (U.S. Oct. 20, 2017)',
    ],
  ])('%j is written %j', (text, expected) => {
    expect(written(text, 'bluebook')).toBe(expected);
  });

  it('keeps a section of a public law and the page cited', () => {
    expect(
      written(
        'Clean Air Act Amendments of 1990, Pub. L. 101-549, sec. 401, 104 Stat. 2399, 2584 (1990)',
        'bluebook',
      ),
    ).toBe('Clean Air Act Amendments of 1990, Pub. L. No. 101-549, § 401, 104 Stat. 2399, 2584');
  });

  it('is written by each manual from loose parts', () => {
    expect(
      written('Adam Liptak, Court Narrows Rule, New York Times, June 14, 2021', 'chicago'),
    ).toBe('Adam Liptak, “Court Narrows Rule,” New York Times, June 14, 2021.');
  });
});

describe('the labels', () => {
  it('leave no word without a part', () => {
    const read = readTyped('Gideon v. Wainwright, 372 U.S. 335, 344 (1963)');
    expect(read).toMatchObject({ faults: 0, left: [] });
    expect(read?.fields.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'name Gideon v. Wainwright',
      'vol 372',
      'rep U.S.',
      'page 335',
      'pin 344',
      'year 1963',
    ]);
  });
});

describe('the packed weights', () => {
  it('are unpacked as they were', () => {
    const features = new Map([
      [3, [0, -5]],
      [70_000, [1, 127, 0, -127]],
    ]);
    const model = unpack(pack({ labels: 2, features, transitions: [1, -2, 300, -300, 0, 7] }));
    expect(Array.from(model.transitions)).toEqual([1, -2, 300, -300, 0, 7]);
    expect(Array.from(model.features.get(70_000) ?? [])).toEqual([1, 127, 0, -127]);
    expect(Array.from(model.features.get(3) ?? [])).toEqual([0, -5]);
  });

  it('takes a court for a party where it is one', () => {
    const { item } = recognizeSource(
      'Hiibel v. Sixth Judicial District Court, 542 U.S. 177 (2004)',
      'case',
    );
    expect(item.title).toBe('Hiibel v. Sixth Judicial District Court');
  });

  it('leaves a source alone that a sentence tells of', () => {
    const told = 'The second edition of Leases at Will, which Nora Vance wrote, came out in 2004.';
    expect(recognizeSource(told, 'article').kind).not.toBe('chapter');
  });
});

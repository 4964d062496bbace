import { describe, expect, it } from '@jest/globals';
import { completeOther } from '../complete/complete-other.js';
import { writeCitation } from '../describe/write-citation.js';
import { pack, unpack } from './packed.js';
import { readTyped } from './read-typed.js';
import { recognizeSource } from './recognize-source.js';

const written = (text: string, style: 'bluebook' | 'apa' | 'chicago'): string =>
  writeCitation(completeOther(recognizeSource(text, 'case')), style).text;

describe('a name as it is typed', () => {
  it.each(['Ortiz v. Vane', 'Miranda v. Arizona', 'State v. Brown', 'Reply Corp. v. Brief'])(
    '%s is one name',
    (name) => {
      const { kind, item } = recognizeSource(name, 'case');
      expect({ kind, item }).toEqual({ kind: 'case', item: { type: 'legal_case', title: name } });
    },
  );
});

describe('a citation as it is typed', () => {
  it.each([
    [
      'Harlan, J., dissenting, Plessy v. Ferguson, 163 U.S. 537, 559 (1896)',
      'Plessy v. Ferguson, 163 U.S. 537, 559 (1896) (Harlan, J., dissenting)',
    ],
    [
      'Third Circuit, Alton v. Byrd Co., 166 F.3d 1, 5 (1999)',
      'Alton v. Byrd Co., 166 F.3d 1, 5 (3d Cir. 1999)',
    ],
    [
      'Supreme Court of Ohio: State v. Lund, 88 N.E.2d 100 (1950)',
      'State v. Lund, 88 N.E.2d 100 (Ohio 1950)',
    ],
    [
      'Greene v. Pruitt, No. 21-1450, 2022 WL 17484331 at *3 to *4 (7th Cir. Dec. 7, 2022)',
      'Greene v. Pruitt, No. 21-1450, 2022 WL 17484331, at *3–4 (7th Cir. Dec. 7, 2022)',
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
    ['28 usca 1331 west 2006', '28 U.S.C.A. § 1331 (West 2006)'],
    ['fla stat 95.11 (west 2019)', 'Fla. Stat. Ann. § 95.11 (West 2019)'],
    [
      'Ohio v. US dept of health and human services, 682 F.3d 1 (1st Cir. 2012)',
      'Ohio v. U.S. Dep’t of Health & Hum. Servs., 682 F.3d 1 (1st Cir. 2012)',
    ],
    [
      'Holmes Lund, Jr, Two views of the dock, 85 Harv Law Rev 1089 (1972)',
      'Holmes Lund, Jr., Two Views of the Dock, 85 Harv. L. Rev. 1089 (1972)',
    ],
    ['8 del c 220', 'Del. Code Ann. tit. 8, § 220'],
    ['internal revenue code section 61(a)', 'I.R.C. § 61(a)'],
    ['federal rule of evidence 803 6', 'Fed. R. Evid. 803(6)'],
    ['local rule 7.1 of the district of massachusetts', 'D. Mass. Loc. R. 7.1'],
    ['article two, section three, texas constitution', 'Tex. Const. art. II, § 3'],
    ['preamble to the united states constitution', 'U.S. Const. pmbl.'],
    ['model penal code section 2.02 (1962)', 'Model Penal Code § 2.02 (Am. L. Inst. 1962)'],
    ['hearing transcript page 12 lines 4 to 9, may 5 2020', 'Hr’g Tr. 12:4–9, May 5, 2020'],
    [
      'clean water act public law 92-500 86 stat 816 1972',
      'Clean Water Act, Pub. L. No. 92-500, 86 Stat. 816 (1972)',
    ],
    [
      'roe v natl gas assn inc, 12 f3d 100, 7th cir 1993',
      'Roe v. Nat’l Gas Ass’n, 12 F.3d 100 (7th Cir. 1993)',
    ],
    [
      'smith v jones, 2021 wl 123456, at 3, district of oregon, january 5 2021',
      'Smith v. Jones, 2021 WL 123456, at *3 (D. Or. Jan. 5, 2021)',
    ],
    [
      'Mary Roe et al., Land and Law 12 (2d ed. 1990)',
      'Mary Roe et al., Land and Law 12 (2d ed. 1990)',
    ],
    [
      'Orr v. Lund, 12 Fed Supp 3rd 80 (D. Or. 2014)',
      'Orr v. Lund, 12 F. Supp. 3d 80 (D. Or. 2014)',
    ],
    ['Lund, 501 us at 77 to 79', 'Lund, 501 U.S. at 77–79'],
    ['orr and vane, supra note 9, sec 12.3', 'Orr & Vane, supra note 9, § 12.3'],
    ['ibid., para 31', 'Id. ¶ 31'],
    [
      "defs' mem in supp of mot to compel at 9, dkt 77",
      'Defs.’ Mem. in Supp. of Mot. to Compel 9, ECF No. 77',
    ],
    [
      'the federalist no 51 at 320 (James Madison) (Jacob Cooke ed 1961)',
      'The Federalist No. 51, at 320 (James Madison) (Jacob Cooke ed., 1961)',
    ],
    [
      'orr v vane 18 F3d 40 (6th Cir 1999) affirmed 531 US 12 (2001)',
      'Orr v. Vane, 18 F.3d 40 (6th Cir. 1999), aff’d, 531 U.S. 12 (2001)',
    ],
    [
      'Orr v. Lund 940 Federal Supplement 65 (D. Or 1997)',
      'Orr v. Lund, 940 F. Supp. 65 (D. Or. 1997)',
    ],
    [
      'Roe v. Gray, no. 2:19cv00031, 2021 wl 765432 at *6 (D. Or., July 9 2021)',
      'Roe v. Gray, No. 2:19-cv-00031, 2021 WL 765432, at *6 (D. Or. July 9, 2021)',
    ],
    ['see also 28 usc 1746', '28 U.S.C. § 1746'],
    ['See v. City of Seattle, 387 U.S. 541 (1967)', 'See v. City of Seattle, 387 U.S. 541 (1967)'],
    ['see v city of seattle, 387 us 541 (1967)', 'See v. City of Seattle, 387 U.S. 541 (1967)'],
    ['accord Roe v. Wade, 410 US 113 (1973)', 'Roe v. Wade, 410 U.S. 113 (1973)'],
    [
      'Accord Inc. v. Lee, 12 F.3d 4 (9th Cir. 1994)',
      'Accord Inc. v. Lee, 12 F.3d 4 (9th Cir. 1994)',
    ],
    [
      'Contra Costa County v. Lund, 12 F.3d 4 (9th Cir. 1994)',
      'Contra Costa Cnty. v. Lund, 12 F.3d 4 (9th Cir. 1994)',
    ],
    ['lund 501 us, at 77', 'Lund, 501 U.S. at 77'],
    ['26 usc sec 501(c)(3) and (d)(2)', '26 U.S.C. § 501(c)(3), (d)(2)'],
    ['NY CPLR 3212 (b) (1)', 'N.Y. C.P.L.R. 3212(b)(1)'],
    ['Fair Housing act of 1968 42 U.S.C 3604(a)', 'Fair Housing Act of 1968, 42 U.S.C. § 3604(a)'],
    [
      'mary roe, note, land and law, 90 yale lj 12 (1980)',
      'Mary Roe, Note, Land and Law, 90 Yale L.J. 12 (1980)',
    ],
    [
      'In re Lund Corp. Sec. Litig., 235 F. Supp. 2d 549, 600 (SDTX 2002)',
      'In re Lund Corp. Sec. Litig., 235 F. Supp. 2d 549, 600 (S.D. Tex. 2002)',
    ],
    [
      'mary roe, "land and law" 144 U Pa L Rev 2021, 2024-25',
      'Mary Roe, Land and Law, 144 U. Pa. L. Rev. 2021, 2024–25',
    ],
    ["Black's Law Dictionary 12 (11th ed. 2019)", 'Black’s Law Dictionary 12 (11th ed. 2019)'],
    ['cal. code civ. proc. section 1021.5', 'Cal. Civ. Proc. Code § 1021.5'],
    ['U.C.C. article 9-203(b)', 'U.C.C. § 9-203(b)'],
    [
      'Orr v Lund 23 Misc 3d 1101(A) (Sup Ct NY County 2009)',
      'Orr v. Lund, 23 Misc. 3d 1101(A) (N.Y. Sup. Ct. 2009)',
    ],
    ['Del. C. title 10 sec 8106', 'Del. Code Ann. tit. 10, § 8106'],
    ['ORC 2305.10', 'Ohio Rev. Code Ann. § 2305.10'],
    [
      'Hal Orr, The Wages of Wolves: A Comment on Roe v. Wade, 82 Yale L.J. 920 (1973)',
      'Hal Orr, The Wages of Wolves: A Comment on Roe v. Wade, 82 Yale L.J. 920 (1973)',
    ],
    [
      "Fed. R. Evid. 702 advisory committee's note to 2000 amendment",
      'Fed. R. Evid. 702 advisory committee’s note to 2000 amendment',
    ],
    ['amendment IV', 'U.S. Const. amend. IV'],
    ['S. 1782 111th Congress', 'S. 1782, 111th Cong.'],
    ['5 U.S.C. §551 to §559', '5 U.S.C. §§ 551–559'],
    ['67 Am Jur 2d Sales 300 (2014)', '67 Am. Jur. 2d Sales § 300 (2014)'],
    ['17 C.J.S. Contracts sec 5', '17 C.J.S. Contracts § 5'],
    [
      'united states ex rel smith v. acme hospital 999 f3d 123 (11th cir 2021)',
      'United States ex rel. Smith v. Acme Hosp., 999 F.3d 123 (11th Cir. 2021)',
    ],
    ['complaint paragraph 9 ecf 4', 'Compl. ¶ 9, ECF No. 4'],
    ['lund declaration para 3, exhibit D', 'Lund Decl. ¶ 3, Ex. D'],
  ])('%j is written %j', (text, expected) => {
    expect(written(text, 'bluebook')).toBe(expected);
  });

  it.each([
    ['Orr v. Lund, 12 F. Supp. 3d (D. Or. 2014)', ['page']],
    ['U.S.C. 1343', ['volume']],
    ['Orr v. Lund, 12 F.3d 80 (Court of Tides 1994)', ['authority']],
    ['Lund, 501 U.S. at', ['page']],
    ['Roe v. Gray, 2021 WL 765432 (D. Or. July 9, 2021)', ['number']],
    ['const. art. 12, sec 2', ['container-title']],
  ])('%j is asked for %j', (text, fields) => {
    const { missing } = writeCitation(completeOther(recognizeSource(text, 'case')), 'bluebook');
    expect(missing).toEqual(fields);
  });

  it('has the capitals, initials, and names of periodicals that typing leaves out', () => {
    expect(written('pell m 1998 may 3. tort stories. the wall street journal, B4', 'apa')).toBe(
      'Pell, M. (1998, May 3). Tort stories. The Wall Street Journal, B4.',
    );
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

import type { Citation, CitationFields, CitationKind } from '../types.js';
import { findCitations } from './find-citations.js';

const first = (text: string): Citation => {
  const [citation] = findCitations(text);
  if (!citation) throw new Error(`nothing found in ${text}`);
  return citation;
};

type Row = [text: string, kind: CitationKind, normalized: string, fields: CitationFields];

const ROWS: Row[] = [
  [
    'Roe v. Wade, 410 U.S. 113, 120 (1973)',
    'case',
    '410 U.S. 113',
    { plaintiff: 'Roe', defendant: 'Wade', pin: '120', year: 1973, court: 'scotus' },
  ],
  [
    'Marbury v. Madison, 5 U.S. (1 Cranch) 137, 177 (1803)',
    'case',
    '5 U.S. 137',
    { nominative: { volume: '1', reporter: 'Cranch' }, pin: '177' },
  ],
  [
    'Mohanty v. St. John Heart Clinic, S.C., 225 Ill. 2d 52 (2006)',
    'case',
    '225 Ill. 2d 52',
    { defendant: 'St. John Heart Clinic, S.C.', courtInferred: 'ill' },
  ],
  [
    'Smith v. Jones, S.C., 123 S.E.2d 45 (1962)',
    'case',
    '123 S.E.2d 45',
    { defendant: 'Jones', court: 'sc' },
  ],
  ['Model Rule 1.7', 'court-rule', 'Model Rules of Pro. Conduct r. 1.7', { rule: '1.7' }],
  [
    "Model Rules of Prof'l Conduct R. 1.6(b)(1) (2020)",
    'court-rule',
    'Model Rules of Pro. Conduct r. 1.6(b)(1)',
    { pin: '(b)(1)', year: 2020 },
  ],
  [
    'New York Rules of Professional Conduct Rule 4.2',
    'court-rule',
    'N.Y. Rules of Pro. Conduct r. 4.2',
    { jurisdiction: 'New York' },
  ],
  ['Cal. Rules of Prof. Conduct, rule 1.7', 'court-rule', 'Cal. Rules of Pro. Conduct r. 1.7', {}],
  [
    'R (Miller) v The Prime Minister [2019] UKSC 41',
    'case',
    '[2019] UKSC 41',
    { year: 2019, defendant: 'The Prime Minister', page: '41' },
  ],
  ['[2004] EWCA Civ 123', 'case', '[2004] EWCA Civ 123', { year: 2004 }],
  ['[2015] EWHC 1234 (Ch)', 'case', '[2015] EWHC 1234 (Ch)', { year: 2015 }],
  ['Mabo v Queensland (No 2) [1992] HCA 23', 'case', '[1992] HCA 23', { year: 1992 }],
  ['Dunsmuir v. New Brunswick, 2008 SCC 9', 'case', '2008 SCC 9', { plaintiff: 'Dunsmuir' }],
  [
    'R v Gnango [2012] 1 AC 827',
    'case',
    '[2012] 1 AC 827',
    { caseName: 'R v. Gnango', year: 2012 },
  ],
  ['ECLI:EU:C:2014:317', 'case', 'ECLI:EU:C:2014:317', { year: 2014 }],
  [
    '5 Corbin on Contracts § 1012 (1964)',
    'book',
    '5 Corbin on Contracts § 1012',
    { volume: '5', section: '1012', year: 1964 },
  ],
  [
    'Wright & Miller, Federal Practice and Procedure § 1202',
    'book',
    'Wright & Miller, Federal Practice and Procedure § 1202',
    {},
  ],
  ["1 Moore's Federal Practice § 12.34", 'book', "1 Moore's Federal Practice § 12.34", {}],
  [
    'U.S. Constitution, Article I, Section 8, Clause 3',
    'constitution',
    'U.S. Const. art. I, § 8, cl. 3',
    { article: 'I', section: '8', clause: '3' },
  ],
  ['29 Code of Federal Regulations § 1910.1200', 'regulation', '29 C.F.R. § 1910.1200', {}],
  ['Cal. Code Civ. Proc. § 425.16', 'statute', 'Cal. Civ. Proc. Code § 425.16', {}],
  [
    'Texas Business and Commerce Code section 15.50',
    'statute',
    'Tex. Bus. & Com. Code § 15.50',
    {},
  ],
  ['10 Harvard Law Review 457 (1897)', 'journal', '10 Harv. L. Rev. 457', { year: 1897 }],
  ['1 Cranch 137', 'case', '1 Cranch 137', { court: 'scotus' }],
  [
    'Dept. of X v. Regents, 591 U.S. ___, ___ (2020)',
    'case',
    '591 U.S. ___',
    { page: null, year: 2020, pin: '___' },
  ],
  [
    'Smith v. Jones, No. 12-345, 2013 WL 12345, at *3 n.2 (S.D.N.Y. Jan. 2, 2013)',
    'case',
    '2013 WL 12345',
    { docketNumber: '12-345', pin: '*3 n.2', court: 'nysd', month: 1, day: 2 },
  ],
  ['State v. Foo, 2005-NMSC-010, ¶ 9', 'case', '2005-NMSC-010', { pin: '¶ 9' }],
  [
    '2017 IL App (4th) 160407',
    'case',
    '2017 IL App (4th) 160407',
    { volume: '2017', page: '160407' },
  ],
  [
    'Rogers v Rogers (63 NY2d 582 [1984])',
    'case',
    '63 N.Y.2d 582',
    { plaintiff: 'Rogers', defendant: 'Rogers', year: 1984 },
  ],
  [
    'In re K.F. (2009) 173 Cal.App.4th 655',
    'case',
    '173 Cal. App. 4th 655',
    { caseName: 'In re K.F.', year: 2009 },
  ],
  [
    'Mavrovich v Vanderpool, 427 F Supp 2d 1084 [D Kan 2006]',
    'case',
    '427 F. Supp. 2d 1084',
    { court: 'ksd' },
  ],
  [
    'Jones v. State, 123 So. 2d 45 (Fla. 3d DCA 1960)',
    'case',
    '123 So. 2d 45',
    { court: 'fladistctapp' },
  ],
  [
    'United States v. Peltier, 585 F.2d 314, 1118–19 & n.4 (CA8 1978)',
    'case',
    '585 F.2d 314',
    { court: 'ca8', pin: '1118–19 & n.4', pinEnd: '1119' },
  ],
  [
    'Twombly, 550 U.S., at 570',
    'short',
    '550 U.S. at 570',
    { antecedent: 'Twombly', page: '570', pin: '570' },
  ],
  [
    'Kaiser Foundation, supra, 13 Cal.App.5th at p. 1146',
    'short',
    '13 Cal. App. 5th at p. 1146',
    { antecedent: 'Kaiser Foundation' },
  ],
  ['Id. at 7-9, ¶¶ 38-53', 'id', 'Id. at 7-9, ¶¶ 38-53', { pin: '7-9, ¶¶ 38-53' }],
  ['Ibid.', 'id', 'Id.', {}],
  [
    'Bush v. Gore, supra, at 2',
    'supra',
    'Bush v. Gore, supra, at 2',
    { antecedent: 'Bush v. Gore', pin: '2' },
  ],
  [
    'Sunstein, supra note 12, at 745',
    'supra',
    'Sunstein, supra note 12, at 745',
    { note: '12', pin: '745' },
  ],
  ['42 U.S.C. § 1983', 'statute', '42 U.S.C. § 1983', { title: '42', section: '1983' }],
  [
    '28 U.S.C.A. §§ 1331, 1332(a) (West 2006)',
    'statute',
    '28 U.S.C. §§ 1331, 1332(a)',
    { sections: ['1331', '1332(a)'], publisher: 'West', year: 2006 },
  ],
  [
    'Mass. G.L. c. 93A, § 2',
    'statute',
    'Mass. Gen. Laws ch. 93A, § 2',
    { chapter: '93A', section: '2' },
  ],
  [
    'Cal. Penal Code § 999(a)',
    'statute',
    'Cal. Penal Code § 999(a)',
    { section: '999', pin: '(a)' },
  ],
  [
    'Md. Code Ann., Crim. Proc. § 1-101',
    'statute',
    'Md. Code Ann., Crim. Proc. § 1-101',
    { subject: 'Crim. Proc.' },
  ],
  ['720 ILCS 5/9-1(a)', 'statute', '720 Ill. Comp. Stat. 5/9-1(a)', { section: '5/9-1' }],
  ['RCW 9.94A.030', 'statute', 'Wash. Rev. Code § 9.94A.030', {}],
  [
    '17 C.F.R. § 240.10b-5(b) (2019)',
    'regulation',
    '17 C.F.R. § 240.10b-5(b)',
    { section: '240.10b-5', year: 2019 },
  ],
  [
    '85 Fed. Reg. 12,345, 12,350 (Mar. 3, 2020)',
    'federal-register',
    '85 Fed. Reg. 12,345',
    { page: '12345', pin: '12,350', month: 3 },
  ],
  [
    'Pub. L. No. 111-148, § 1501',
    'public-law',
    'Pub. L. No. 111-148, § 1501',
    { title: '111-148' },
  ],
  ['124 Stat. 119, 242', 'session-law', '124 Stat. 119', { pin: '242' }],
  [
    'U.S. Const. art. I, § 8, cl. 3',
    'constitution',
    'U.S. Const. art. I, § 8, cl. 3',
    { article: 'I', section: '8', clause: '3' },
  ],
  [
    'Cal. Const. art. I, § 13',
    'constitution',
    'Cal. Const. art. I, § 13',
    { jurisdiction: 'California' },
  ],
  [
    'Fed. R. Civ. P. 12(b)(6)',
    'court-rule',
    'Fed. R. Civ. P. 12(b)(6)',
    { rule: '12', pin: '(b)(6)' },
  ],
  [
    'U.S.S.G. § 2D1.1(b)(1)',
    'sentencing-guideline',
    'U.S.S.G. § 2D1.1(b)(1)',
    { section: '2D1.1' },
  ],
  [
    'Cass R. Sunstein, On Analogical Reasoning, 106 Harv. L. Rev. 741, 745 (1993)',
    'journal',
    '106 Harv. L. Rev. 741',
    { author: 'Cass R. Sunstein', title: 'On Analogical Reasoning', pin: '745' },
  ],
  [
    'Restatement (Second) of Torts § 402A (1965)',
    'book',
    'Restatement (Second) of Torts § 402A',
    { year: 1965 },
  ],
  [
    'Doe v. Roe, No. 21-1234, slip op. at 5 (D.C. Cir. Jan. 2, 2022)',
    'docket',
    'No. 21-1234',
    { caseName: 'Doe v. Roe', court: 'cadc', pin: '5' },
  ],
];

describe('findCitations', () => {
  it.each([
    ['Wolf v. Colorado, 338 U.S. 25 [69 S.Ct. 1359, 93 L.Ed. 1782]', undefined],
    ['Doe v. Ash (1980) 27 Cal.3d 1, 5 [164 Cal.Rptr. 1, 609 P.2d 2001]', 1980],
    ['Doe v. Ash, 27 Cal.3d 1 [609 P.2d 1962] (1980)', 1980],
    ['Doe v. Ash, 230 F.2d 54 (5 Cir. 1956)', 1956],
    ['Doe v. Ash, 27 Cal.3d 1 [1980]', 1980],
  ])('takes no page of a parallel in brackets for the year: %s', (text, year) => {
    expect(first(text).fields.year).toBe(year);
  });

  it.each(ROWS)('reads %s', (text, kind, normalized, fields) => {
    const found = first(text);
    expect({ kind: found.kind, normalized: found.normalized, fields: found.fields }).toMatchObject({
      kind,
      normalized,
      fields,
    });
  });

  it.each([
    ['a page in front of a unit', 'He owned 12 S. Main Street and 3 Black dogs in 1999.'],
    ['money', 'The sum of $410 U.S. 113 was paid.'],
    ['an exhibit', 'Exhibit 1 A 2 is attached.'],
    ['a cross-reference', 'See Part VI supra.'],
    ['initials before a volume', 'W.S., 899'],
  ])('leaves %s alone', (_, text) => {
    expect(findCitations(text).map(({ text: found }) => found)).toEqual([]);
  });

  it('gives parallel citations one group and the same facts', () => {
    const found = findCitations(
      'Hurst v. Florida, — U.S. —, 136 S.Ct. 616, 193 L.Ed.2d 504 (2016)',
    );
    expect(
      found.map(({ fields }) => [
        fields.reporter,
        fields.year,
        fields.caseName,
        fields.parallelGroup,
      ]),
    ).toEqual([
      ['S. Ct.', 2016, 'Hurst v. Florida', 0],
      ['L. Ed. 2d', 2016, 'Hurst v. Florida', 0],
    ]);
  });

  it('keeps nested parentheticals whole and finds what they cite', () => {
    const [outer, inner] = findCitations(
      "Int'l Shoe Co. v. Washington, 326 U.S. 310, 316 (1945) (quoting Milliken v. Meyer, 311 U.S. 457, 463 (1940)).",
    );
    expect(outer?.fields.parenthetical).toBe('quoting Milliken v. Meyer, 311 U.S. 457, 463 (1940)');
    expect(inner?.fields).toMatchObject({
      caseName: 'Milliken v. Meyer',
      signal: 'quoting',
      year: 1940,
    });
  });

  it('puts subsequent history on the decision it is of', () => {
    const [decision, later] = findCitations(
      "United States v. Foo, 540 F.3d 94 (2d Cir. 2008), aff'd, 556 U.S. 928 (2009)",
    );
    expect(decision?.fields.history).toEqual([{ relation: 'affirmed', start: later?.start }]);
    expect(later?.fields.caseName).toBe('United States v. Foo');
  });

  it('chooses among reporters of one abbreviation by year', () => {
    expect(first('1 P.R. 1 (1831)').fields.reporter).toBe('Pen. & W.');
    expect(findCitations('1 Cranch 1', { ambiguous: 'drop' })).toEqual([]);
  });

  it('takes no name for a reporter', () => {
    expect(
      findCitations('Connecticut v. Holmes, 221 A.3d 407').map(({ normalized }) => normalized),
    ).toEqual(['221 A.3d 407']);
  });
});

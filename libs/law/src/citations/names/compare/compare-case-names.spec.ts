import { describeWithData, readSharedJson } from '@casewright/testing/shared-data';
import { opinions } from '../../../../test/opinions.js';
import { findCitations } from '../../finder/find-citations.js';
import { compareCaseNames, compareEitherWay } from './compare-case-names.js';

describe('compareCaseNames', () => {
  it.each([
    ['Brown v. Bd. of Educ.', 'Brown v. Board of Education of Topeka', 'same'],
    ['Ashwander v. TVA', 'Ashwander v. Tennessee Valley Authority', 'same'],
    ["Int'l Shoe Co. v. Washington", 'International Shoe Company v. State of Washington', 'same'],
    ['U.S. v. Nixon', 'United States v. Nixon', 'same'],
    ['Ex parte Virginia', 'Ex Parte Virginia', 'same'],
    ['People v. Smith', 'State v. Smith', 'same'],
    ['Eaton v. Price', 'Ohio ex rel. Eaton v. Price', 'same'],
    [
      'Missouri, K. & T. Ry. v. May',
      'Missouri, Kansas & Texas Railway Company of Texas v. May',
      'same',
    ],
    ['J. v. K.', 'Jones v. King', 'different'],
    ['Roe v. Wade', 'Doe v. Bolton', 'different'],
    ['United States v. Smith', 'United States v. Jones', 'different'],
    ['State v. Adams', 'United States v. Baker', 'different'],
    ['Lujan v. Defs. of Wildlife', 'Lujan v. Defenders of Wildlife', 'same'],
    ['Greenman v. Yuba Power Prods., Inc.', 'Greenman v. Yuba Power Products, Inc.', 'same'],
    ['Reno v. Doe Props.', 'Reno v. Doe Properties', 'same'],
    [
      "Harper & Row Publ'rs v. Nation Enters.",
      'Harper & Row, Publishers, Inc. v. Nation Enterprises',
      'same',
    ],
    ["Harper v. Nat'l Publ'ns", 'Harper v. National Publications', 'same'],
    ["Turner v. Ajax Commc'ns Indus.", 'Turner v. Ajax Communications Industries', 'same'],
    ['Feist v. Rural Tel. Servs. Labs.', 'Feist v. Rural Telephone Services Laboratories', 'same'],
    ['Muñoz v. O’Brien', "Munoz v. O'Brien", 'same'],
    ['eBay Inc. v. MercExchange, L.L.C.', 'eBay, Inc. v. MercExchange, LLC', 'same'],
    ['AT&T v. Hill', 'American Telephone & Telegraph Co. v. Hill', 'same'],
    ['Argentina v. Weltover', 'Republic of Argentina v. Weltover, Inc.', 'same'],
    ['Smith v. Jones (In re Jones)', 'In re Jones', 'same'],
    ['Commonwealth v. Hunt', 'Massachusetts v. Hunt', 'same'],
    ['Tilden & M Oil v. Hill', 'Tilden & M. Oil v. Hill', 'same'],
    ['A & M Records, Inc. v. Hill', 'A&M Records v. Hill', 'same'],
    ['AT & T Corp. v. Hill', 'AT&T v. Hill', 'same'],
    ['J C Penney Co. v. Hill', 'J.C. Penney Co. v. Hill', 'same'],
    ['DHS v. Hill', 'Department of Homeland Security v. Hill', 'same'],
    ['DOJ v. Hill', 'Department of Justice v. Hill', 'same'],
    ["McDougal v. Hill's Lessee", "M'Dougal v. Hill's Lessee", 'same'],
    ['Hill et ux. v. Marsh et vir', 'Hill v. Marsh', 'same'],
    ['Marsh Pty. Ltd. v. Hill', 'Marsh v. Hill', 'same'],
    ['Marsh Servs. (TX), Inc. v. Hill', 'Marsh Services, Inc. v. Hill', 'same'],
    ['Kohl v. Ohio ex rel. Sullivan', 'Kohl v. Ohio', 'same'],
    ['Hill v. Kansas (The Border Case)', 'Hill v. Kansas', 'same'],
  ])('%s | %s: %s', (a, b, verdict) => {
    expect(compareCaseNames(a, b).verdict).toBe(verdict);
    expect(compareCaseNames(b, a).verdict).toBe(verdict);
  });

  it.each([
    ['Miranda v. California', 'Miranda v. Arizona'],
    ['Lawrence v. Ohio', 'Lawrence v. Texas'],
    ['Loving v. West Virginia', 'Loving v. Virginia'],
    ['Terry v. Ohio Bell Tel. Co.', 'Terry v. Ohio'],
    ['In re Gideon', 'Gideon v. Wainwright'],
    ['United States v. Jonas', 'United States v. Jones'],
    ['Terry v. United States', 'Terry v. Ohio'],
    ['Arizona v. Miranda', 'Miranda v. Arizona'],
    ['Commonwealth v. Terry', 'Ohio v. Terry'],
    ['John v. Smith', 'Johnson v. Smith'],
    ['Republic of Austria v. Weltover', 'Republic of Argentina v. Weltover, Inc.'],
    ['Regents of the Univ. of Mich. v. Bakke', 'Regents of the University of California v. Bakke'],
    ['Doe v. School District No. 2', 'Doe v. School District No. 1'],
    ["Second Nat'l Bank v. Bellotti", 'First National Bank of Boston v. Bellotti'],
    ['Indiana ex rel. Eaton v. Price', 'Ohio ex rel. Eaton v. Price'],
    ['Hill v. One First Avenue Corp.', 'Hill v. One Fifth Avenue Corp.'],
    ['City of New York v. Smith', 'New York v. Smith'],
    ['Henry VI v. Smith', 'Henry VIII v. Smith'],
  ])('never takes %s for %s', (a, b) => {
    expect(compareCaseNames(a, b).verdict).not.toBe('same');
    expect(compareCaseNames(b, a).verdict).not.toBe('same');
  });

  it.each([
    // A person's given names and an official's title.
    ['Rosa Lena Tilden v. Ohio', 'Tilden v. Ohio'],
    ['Ohio v. Georgia Tilden', 'Ohio v. Tilden'],
    ['Tilden, Warden v. Hill', 'Tilden v. Hill'],
    ['Carl E. Tilden and Rosa M. Tilden v. Hill', 'Tilden v. Hill'],
    // The place of a body, an office, and of a firm of a common kind.
    ['Hill v. City of Tilden', 'Hill v. Tilden'],
    ['Hill v. Board of Education of Tilden', 'Hill v. Board of Education'],
    ['Hill v. Tilden County, Georgia', 'Hill v. Tilden County'],
    ['Hill v. United States Department of Labor', 'Hill v. Department of Labor'],
    ['Commissioner of Internal Revenue v. Hill', 'Commissioner v. Hill'],
    ['Tilden Mutual Ins. Co. of New York v. Hill', 'Tilden Mutual Ins. Co. v. Hill'],
    // A union, and what a known name abbreviates.
    ['International Brotherhood of Plasterers v. Hill', 'Plasterers v. Hill'],
    ['Louisville & Tilden R. Co. v. Hill', 'Louisville & T. R. Co. v. Hill'],
    ['Acme Co. and Marsh Mills, Inc. v. Hill', 'Acme Co. v. Hill'],
  ])('takes %s, which says more, for %s', (cited, known) => {
    expect(compareCaseNames(cited, known).verdict).toBe('same');
  });

  it.each([
    // A firm with a word more is another firm.
    ['Tilden Credit Corp. v. Hill', 'Tilden Corp. v. Hill'],
    ['Tilden Motor Finance Co. v. Hill', 'Tilden Motor Co. v. Hill'],
    ['Tilden Buses AG v. Hill', 'Tilden AG v. Hill'],
    ['Tilden of Canada Ltd. v. Hill', 'Tilden Ltd. v. Hill'],
    ['Tilden Victims Trust v. Hill', 'Tilden Corp. v. Hill'],
    ['Tilden, Roe Holdings Co. v. Hill', 'Tilden, Roe & Co. v. Hill'],
    ['Tilden River Club v. Hill', 'Tilden Club v. Hill'],
    // No person is a foundation, an estate, or a shop.
    ['Ohio v. Carl Tilden Foundation', 'Ohio v. Tilden'],
    ['Ohio v. Estate of Tilden', 'Ohio v. Tilden'],
    ['Ohio v. Tilden & Tilden', 'Ohio v. Tilden'],
    ['Ohio v. Tilden Hats', 'Ohio v. Tilden'],
    ['Hill v. Board of Special Education', 'Hill v. Board of Education'],
    ['Hill v. Board of Special Education', 'Hill v. Board of Education of Tilden'],
  ])('does not take %s, a word added, for %s', (cited, known) => {
    expect(compareCaseNames(cited, known).verdict).not.toBe('same');
  });

  it.each([
    ['MGM Studios v. Hill', 'Metro-Goldwyn-Mayer Studios Inc. v. Hill'],
    ['MGM v. Hill', 'Metro-Goldwyn-Mayer Studios Inc. v. Hill'],
    ['Tilden v. Hill', 'Tilden Motor Credit Co. v. Hill'],
    ['Tilden Tire Co. v. Hill', 'Tilden Tire & Rubber Co. v. Hill'],
    ['Tilden Trust Co. v. Hill', 'Tilden Bank & Trust Co. v. Hill'],
    ['Hill v. Tilden School District', 'Hill v. Tilden Independent Community School District'],
    ['Hill v. Board', 'Hill v. Board of Education of Tilden'],
    ['Tilden College v. Hill', 'Trustees of Tilden College v. Hill'],
    ['Hill v. Tilden', 'Hill v. Estate of Carl Tilden'],
    ['Hill v. Tilden', 'Hill v. City of Tilden'],
    ['Labor Board v. Hill', 'National Labor Relations Board v. Hill'],
  ])('takes %s, a short form, for %s', (cited, known) => {
    expect(compareCaseNames(cited, known).verdict).toBe('same');
  });

  it.each([
    // What is left has to name the party.
    ['Boston v. Hill', 'National Bank of Boston v. Hill'],
    ['Hill v. Tilden', 'Hill v. Board of Education of Tilden'],
    ['Hill v. Tilden', 'Hill v. Tilden Independent School District'],
    ['Hill v. Chicago', 'Hill v. Chicago Transit Authority'],
    ['Tilden v. Hill', 'Tilden College v. Hill'],
    ['Hill v. City of Tilden', 'Hill v. Board of Estimate of the City of Tilden'],
    ['Hill v. Board of Education', 'Hill v. Board of Special Education'],
    ['Tilden Motor Co. v. Hill', 'Tilden Motor Credit Co. v. Hill'],
    ['Tilden Club v. Hill', 'Tilden River Club v. Hill'],
    ['Hill v. City of St. Paul', 'Hill v. City of South St. Paul'],
  ])('does not take %s, what is left, for %s', (cited, known) => {
    expect(compareCaseNames(cited, known).verdict).not.toBe('same');
  });

  it('tells which of two names is the form, and which the name', () => {
    const [short, long] = ['Tilden v. Hill', 'Tilden Motor Credit Co. v. Hill'];
    expect(compareCaseNames(long, short).verdict).not.toBe('same');
    expect(compareEitherWay(long, short).verdict).toBe('same');
    expect(compareEitherWay(short, long)).toEqual(compareEitherWay(long, short));
  });

  it('reads a second name behind the first', () => {
    const known = 'Tilden v. United States (The Toll Bridge Case)';
    expect(compareCaseNames('Toll Bridge Case', known).verdict).toBe('same');
    expect(compareCaseNames('Hill v. United States', known).verdict).not.toBe('same');
  });

  it('takes a firm shortened, and no person for a firm', () => {
    const known = 'Katz v. United States';
    expect(compareCaseNames('Katz Drug Co. v. United States', known).verdict).not.toBe('same');
    expect(compareCaseNames('Chevron v. Hill', 'Chevron U.S.A. Inc. v. Hill').verdict).toBe('same');
  });
});

describeWithData('names in the citation-check set', () => {
  it('tells every wrong name from every right one', () => {
    const byId = new Map(opinions().map((opinion) => [opinion.id, opinion]));
    const cases = readSharedJson<{ text: string; expected: string; true_case: string }[]>(
      'citations/citation_check_dev.json',
    );
    const wrong = cases.filter(({ text, expected, true_case }) => {
      const name = findCitations(text)[0]?.fields.caseName ?? '';
      return (
        (compareCaseNames(name, byId.get(true_case)!.case_name).verdict === 'same') ===
        (expected === 'name_mismatch')
      );
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});

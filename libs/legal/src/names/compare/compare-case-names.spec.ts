import { describeWithData, readSharedJson } from '@casewright/testing/shared-data';
import { opinions } from '../../../test/opinions.js';
import { findCitations } from '../../finder/find-citations.js';
import { compareCaseNames } from './compare-case-names.js';

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

import { describeWithData, readSharedJson } from '@casewright/testing/shared-data';
import { opinions } from '../../test/opinions.js';
import { findCitations } from '../finder/find-citations.js';
import { compareCaseNames } from './compare.js';

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
  ])('%s | %s: %s', (a, b, verdict) => {
    expect(compareCaseNames(a, b).verdict).toBe(verdict);
    expect(compareCaseNames(b, a).verdict).toBe(verdict);
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

import { type AskedDecision, askedDecisions, printedOf } from './asked-decisions.js';
import { parseQuery } from './parse-query.js';

const CITED = {
  citation: '410 U.S. 179',
  page: { volume: '410', reporter: 'U.S.', page: '179' },
  name: null,
};
const BOTH = { ...CITED, name: 'Doe v. Bolton' };
const NAMED = { citation: null, page: null, name: 'Doe v. Bolton' };

describe('decisions that a query names', () => {
  it.each<[string, AskedDecision[]]>([
    ['410 us 179', [CITED]],
    ['Doe v. Bolton, 410 U.S. 179 (1973)', [BOTH]],
    ['Is Doe v. Bolton, 410 U.S. 179, still good law?', [BOTH]],
    ['Is Doe v. Bolton still good law?', [NAMED]],
    ['doe v bolton 1973', [{ ...NAMED, name: 'doe v bolton' }]],
    ['duty of a therapist to warn', []],
    ['possession of a gun under 18 U.S.C. § 922', []],
    [`The court held in Doe v. Bolton, 410 U.S. 179, ${'that a statute is void '.repeat(9)}`, []],
  ])('%s', (typed, expected) => {
    expect(askedDecisions(parseQuery(typed))).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(askedDecisions(parseQuery(typed))).toEqual([]);
  });

  it('prints the first citation that can be read', () => {
    expect(printedOf(['x9', '410us179', '93sct739'])).toBe('410 U.S. 179');
    expect(printedOf(['x9'])).toBeNull();
  });
});

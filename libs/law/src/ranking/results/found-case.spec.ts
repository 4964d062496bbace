import { parseQuery } from '../query/parse-query.js';
import { calledSoFirst } from './found-case.js';

const order = (query: string, ...titles: string[]) =>
  calledSoFirst(titles, parseQuery(query), (title) => title);

describe('the cases that a query names', () => {
  it('come before those that have all its words', () => {
    const titles = ['Jones v. Opelika', 'United States v. Parke, Davis & Co.'];
    expect(order('United States v. Davis', ...titles, 'United States v. Davis')).toEqual([
      'United States v. Davis',
      ...titles,
    ]);
  });

  it('keep their order where several are called so', () => {
    const titles = ['Stack v. Boyle', 'Harris v. United States', 'HARRIS v. UNITED STATES'];
    expect(order('Harris v. United States', ...titles)).toEqual([...titles.slice(1), titles[0]]);
  });

  it('keep the order of a search for words, or for a name with a citation', () => {
    const titles = ['Riley v. California', 'Davis v. Davis'];
    expect(order('davis', ...titles)).toEqual(titles);
    expect(order('Davis v. Davis, 842 S.W.2d 588', ...titles)).toEqual(titles);
  });
});

import { expect, it } from '@jest/globals';
import { problemsOf, readPeople } from './read-people';

it.each([
  ['a@x.org, b@x.org;c@x.org\n\nd@x.org', ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org']],
  ['"Lee, Ann" <Ann@X.org>, Bo <bo@x.org>', ['ann@x.org', 'bo@x.org']],
  ['\uFEFFEmail,Name\na@x.org,Ann', ['a@x.org']],
  ['a@x.org, b@', ['a@x.org', null]],
  ['Ann Lee, Acme', [null]],
  ['', []],
])('finds the addresses of %j', (text, found) => {
  expect(readPeople(text).map(({ email }) => email)).toEqual(found);
});

it('tells role and name from each other in any order', () => {
  const [one, two] = readPeople(
    'Acme\tADMINISTRATOR\tann@x.org\tAnn Lee\nBo Roe <bo@x.org>,partner',
  );
  expect(one).toMatchObject({ role: 'administrator', about: 'Acme, Ann Lee' });
  expect(two).toMatchObject({ role: null, about: 'Bo Roe, partner' });
});

it('says of an address in which way it is there already', () => {
  const people = readPeople('a@x.org\nb@x.org\nc@x.org\na@x.org');
  const problems = problemsOf(people, { registered: ['b@x.org'], invited: ['c@x.org'] });
  expect(problems).toEqual([
    null,
    expect.stringContaining('account'),
    expect.stringContaining('pending invitation'),
    expect.stringContaining('listed above'),
  ]);
});

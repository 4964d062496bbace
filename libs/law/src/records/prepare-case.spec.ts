import { prepareCase } from './prepare-case.js';
import { emptyCase } from './source-case.js';

it('has the day of the decision, and its year, from the opinion, if the source has a later one', () => {
  const content =
    'Argued April 7, 1941.\n\nDecided May 26, 1941.\n\nRehearing denied Jan. 13, 1942.';
  const opinions = [{ kind: 'lead' as const, author: null, format: 'text' as const, content }];
  const found = { ...emptyCase('jsonl', 'spec:1', 'Doe v. Roe'), decided: '1942-01-13', opinions };
  expect(prepareCase(found, '').case).toMatchObject({ decided: '1941-05-26', year: 1941 });
  const silent = { ...found, opinions: [{ ...opinions[0]!, content: 'Affirmed.' }] };
  expect(prepareCase(silent, '').case).toMatchObject({ decided: '1942-01-13', year: 1942 });
});

import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { expectTip } from '../../../../testing/open-app';
import { found, openAndSearch, searchScreen } from '../../../../testing/search-screen';

it('Where the model fails the words of the rules stay, with the reason', async () => {
  const fallback = { model: 'stub-1', reason: 'The model did not answer in time.' };
  const { api } = await openAndSearch({
    'GET /model': { model: 'stub-1' },
    'POST /search': found(),
    'POST /search/explanations': Response.json({ engine: 'local', explanations: [], fallback }),
  });
  const [card] = await searchScreen.cards();
  expect(card).toHaveTextContent('It is about the question.');
  await expectTip(
    await within(card!).findByRole('button', { name: /^About this sentence/ }),
    fallback.reason,
  );
  expect(api.callsOf('POST /search/explanations')).toHaveLength(1);
});

it('Without a model nothing is asked of one, and the results are as ever', async () => {
  const { api } = await openAndSearch({ 'POST /search': found() });
  const [card] = await searchScreen.cards();
  expect(card).toHaveTextContent('It is about the question.');
  expect(card).not.toHaveTextContent('By the built-in engine');
  expect(api.callsOf('GET /model')).toHaveLength(1);
});

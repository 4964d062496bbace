import { expect, test } from './fixtures/test';

test('The server refuses the tools without a session', async ({ request }) => {
  const search = await request.post('/api/search', { data: { query: 'fair use' } });
  const history = await request.get('/api/search/history');
  expect([search.status(), history.status()]).toEqual([401, 401]);
});

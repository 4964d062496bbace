import { describe, expect, it } from '@jest/globals';
import { readOpenSearchSettings } from './opensearch-settings.js';

const USED = { SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: 'http://index:9200' };

describe('the settings of OpenSearch', () => {
  it.each([{}, { SEARCH_ENGINE: '' }, { SEARCH_ENGINE: 'built-in', OPENSEARCH_URL: 'x' }])(
    'are none for %j',
    (env) => {
      if (env.OPENSEARCH_URL) expect(() => readOpenSearchSettings(env)).toThrow(/OPENSEARCH_URL/);
      else expect(readOpenSearchSettings(env)).toBeNull();
    },
  );

  it('name one node or several, and who asks', () => {
    expect(readOpenSearchSettings(USED)).toEqual({
      nodes: ['http://index:9200'],
      auth: null,
      authority: null,
      prefix: 'casewright',
      shards: 1,
      replicas: 0,
    });
    const several = {
      SEARCH_ENGINE: 'opensearch',
      OPENSEARCH_URL: 'https://a:9200,https://[::1]:9201/path',
      OPENSEARCH_USERNAME: 'ann',
      OPENSEARCH_PASSWORD: 'secret',
      OPENSEARCH_CA: 'pem',
      OPENSEARCH_INDEX: 'firm',
      OPENSEARCH_SHARDS: '6',
      OPENSEARCH_REPLICAS: '2',
    };
    expect(readOpenSearchSettings(several)).toEqual({
      nodes: ['https://a:9200', 'https://[::1]:9201/path'],
      auth: { username: 'ann', password: 'secret' },
      authority: 'pem',
      prefix: 'firm',
      shards: 6,
      replicas: 2,
    });
  });

  it.each([
    [{ SEARCH_ENGINE: 'elastic' }, /SEARCH_ENGINE: must be built-in or opensearch/],
    [{ SEARCH_ENGINE: 'opensearch' }, /OPENSEARCH_URL does not say where it is/],
    [{ ...USED, OPENSEARCH_URL: 'index:9200' }, /OPENSEARCH_URL: must be an http/],
    [{ ...USED, OPENSEARCH_USERNAME: 'ann' }, /go together: set both, or neither/],
    [{ ...USED, OPENSEARCH_INDEX: '_all' }, /OPENSEARCH_INDEX: must be up to 40 small letters/],
    [{ ...USED, OPENSEARCH_SHARDS: '0' }, /OPENSEARCH_SHARDS/],
  ])('are refused: %j', (env, reason) => {
    expect(() => readOpenSearchSettings(env)).toThrow(reason);
  });
});

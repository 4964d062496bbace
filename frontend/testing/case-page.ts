import type { CaseRecord } from '@casewright/contracts';
import {
  AUTHORITIES,
  CITED_BY,
  DISSENT,
  FIRST_PART,
  LAST_PART,
  mockRecord,
} from '../e2e/fixtures/case-mocks';
import type { Answers } from './api';

/** Everything that the page of the case asks for. */
export function casePage(record: object = mockRecord()): Answers {
  return {
    'GET /cases/:id': record as CaseRecord,
    'GET /cases/:id/opinions/:ordinal': ({ url }) => {
      const isFirst = url.searchParams.get('from') === '0';
      if (url.pathname.endsWith('/1')) return Response.json(DISSENT);
      return Response.json(isFirst ? FIRST_PART : LAST_PART);
    },
    'GET /cases/:id/cited-by': ({ url: { searchParams } }) =>
      Response.json({
        ...CITED_BY,
        total: searchParams.get('treatment') === 'overruled' ? 1 : 21,
        page: Number(searchParams.get('page')),
      }),
    'GET /cases/:id/authorities': () => Response.json(AUTHORITIES),
  };
}

import type { AuditCheck } from '@casewright/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { routeQuery } from '../../shared/api/queries';
import { type AuditAddress, auditSearch } from './audit-address';

/** A page of the log. It has grown since it was last looked at, so it is always fetched. */
export function auditQuery(address: AuditAddress) {
  const search = auditSearch(address);
  const query = Object.fromEntries(new URLSearchParams(search));
  return {
    ...routeQuery('GET /admin/audit', { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  };
}

/**
 * Checks the chain from its beginning to its end or its first fault; the server does some seconds of
 * it at a time.
 * @param onStep told how many entries hold so far
 */
export async function checkChain(onStep: (holds: number) => void): Promise<AuditCheck> {
  let after = 0;
  for (;;) {
    const step = await call('GET /admin/audit/verification', { query: { after } });
    if (step.complete) return step;
    after = step.holds;
    onStep(after);
  }
}

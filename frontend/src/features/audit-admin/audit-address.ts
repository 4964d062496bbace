import { AUDIT_ACTIONS, type AuditAction } from '@casewright/contracts';
import { dayIn, startOf } from '../../shared/config/days';
import { useFilters } from '../../shared/hooks/use-filters';

/** Which part of the log is shown; the screen's address holds all of it. */
export interface AuditAddress {
  person: number | null;
  action: AuditAction | null;
  /** Days as the reader's own calendar has them, `2026-11-22`; both are included. */
  from: string | null;
  to: string | null;
  /** Entries below this number: an older page. */
  before: number | null;
}

/** Parses an address; what makes no sense is left out. */
export function readAddress(params: URLSearchParams): AuditAddress {
  const action = AUDIT_ACTIONS.find((known) => known === params.get('action')) ?? null;
  const [from, to] = [dayIn(params.get('from')), dayIn(params.get('to'))];
  const [person, before] = [numberIn(params.get('person')), numberIn(params.get('before'))];
  return { person, action, from, to, before };
}

/** The same as the parameters of the address. */
export function writeAddress(address: AuditAddress): URLSearchParams {
  const said = Object.entries(address).filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
}

/** The request to the server: days become the moments at which they begin and end here. */
export function auditSearch(address: AuditAddress): string {
  const { from, to } = address;
  const moments = { from: from && startOf(from, 0), to: to && startOf(to, 1) };
  return writeAddress({ ...address, ...moments }).toString();
}

/** Whether anything but the place in the log is chosen. */
export function isFiltered({ before: _, ...filters }: AuditAddress): boolean {
  return Object.values(filters).some((value) => value !== null);
}

function numberIn(value: string | null): number | null {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/** What the address shows, and a way to change it. Another filter starts at the newest. */
export function useAuditAddress(): [AuditAddress, (change: Partial<AuditAddress>) => void] {
  const [params, setFilters] = useFilters();
  const address = readAddress(params);
  const change = (next: Partial<AuditAddress>) =>
    setFilters(writeAddress({ ...address, before: null, ...next }), { preventScrollReset: true });
  return [address, change];
}

import { useSearchParams } from 'react-router-dom';
import { type AuditAddress, readAddress, writeAddress } from '../audit-address';

/** What the address says is looked at, and a way to change that. Another filter starts at the newest. */
export function useAuditAddress(): [AuditAddress, (change: Partial<AuditAddress>) => void] {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const change = (next: Partial<AuditAddress>) =>
    setParams(writeAddress({ ...address, before: null, ...next }), { preventScrollReset: true });
  return [address, change];
}

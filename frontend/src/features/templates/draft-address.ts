import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { draftHref } from '../../shared/config/paths';
import type { WorkBench } from './work/use-work';

/** The kept draft that an address names; null for none, and for what is no number. */
export function draftOfAddress(params: URLSearchParams): number | null {
  const draft = params.get('draft') ?? '';
  return /^[1-9]\d{0,8}$/.test(draft) ? Number(draft) : null;
}

/**
 * Opens the draft that the address names, and names in the address the one that is open.
 *
 * @param leave does something that closes the current draft, after asking
 * @returns puts the open draft back into the address, after the user chose to stay with it
 */
export function useDraftAddress(bench: WorkBench, leave: (act: () => void) => void): () => void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { work, open } = bench;
  const wanted = draftOfAddress(params);
  const current = work?.saved?.id ?? null;
  const name = (id: number | null) =>
    void navigate(draftHref(id), { replace: true, preventScrollReset: true });
  const isArrival = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address opens a draft
  useEffect(() => {
    if (wanted === null || wanted === current) return;
    leave(() => open(wanted, { onError: () => name(current) }));
  }, [wanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another draft is named
  useEffect(() => {
    const arrives = isArrival.current;
    isArrival.current = false;
    if (current === wanted || (arrives && wanted !== null)) return;
    name(current);
  }, [current]);
  return () => name(current);
}

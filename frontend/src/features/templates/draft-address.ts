import { paths } from '../../shared/config/paths';

/** The kept draft that an address names; null for none, and for what is no number. */
export function draftOfAddress(params: URLSearchParams): number | null {
  const draft = params.get('draft') ?? '';
  return /^[1-9]\d{0,8}$/.test(draft) ? Number(draft) : null;
}

export function draftHref(id: number | null): string {
  return id === null ? paths.templateGenerator : `${paths.templateGenerator}?draft=${id}`;
}

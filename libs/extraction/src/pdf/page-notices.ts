import type { RefusalReason } from '../refusal.js';
import type { PageLines } from './flow/furniture.js';
import type { Scans } from './scans/read-scans.js';

/** What kept every page of a document without text from being read. */
export function whyNoText({ busy, found, unclear, unread, undecoded }: Scans): RefusalReason {
  if (busy) return 'busy';
  if (unclear.length > 0) return 'unclear-scan';
  if (unread.length > 0) return found ? 'unread-scan' : 'too-slow';
  return undecoded.length > 0 ? 'undecoded-scan' : 'blank-pages';
}

export function damage(pages: number, failed: number): string[] {
  if (failed === 0) return [];
  return [
    `${failed} of ${pages} pages ${failed === 1 ? 'is' : 'are'} damaged and could not be read.`,
  ];
}

/** @param scans absent where scans are not read */
export function silence(pages: readonly PageLines[], failed: ReadonlySet<number>, scans?: Scans) {
  const told = new Set([
    ...failed,
    ...(scans?.unclear.map(({ page }) => page) ?? []),
    ...(scans?.undecoded ?? []),
    ...(scans?.unread ?? []),
  ]);
  const silent = pages.filter(({ lines }, at) => lines.length === 0 && !told.has(at + 1)).length;
  if (silent === 0) return [];
  const why = scans ? 'or drawings' : 'or scanned images, which are not read';
  const verb = silent === 1 ? 'has no text; it' : 'have no text; they';
  return [`${silent} of ${pages.length} pages ${verb} may be blank, ${why}.`];
}

/** A page that was asked for, and the case that contains it. */
export interface PinnedPage {
  caseId: number;
  /** The page as typed, and the citation of its case. */
  page: string;
  citation: string;
}

/** A page of a volume, as in a short form or a pin cite. */
export interface PinCite {
  volume: string;
  reporter: string;
  page: string;
}

/** Bluebook 10.9(a): `410 U.S. at 153`; also with a comma, and without `at`. */
const PIN =
  /^\W*(?<volume>\d{1,4})\s*(?<reporter>\p{L}[\p{L}.’'\s]{0,30}?(?:\d(?:d|th|st|nd|rd)\b\.?)?)\s*,?\s*(?:\bat\s+)?(?<page>\d{1,7})\W*$/iu;

/** Parses a query that is a page of a volume and nothing else; null for any other. */
export function readPinCite(text: string): PinCite | null {
  const { volume, reporter, page } = PIN.exec(text)?.groups ?? {};
  return volume && reporter && page ? { volume, reporter, page } : null;
}

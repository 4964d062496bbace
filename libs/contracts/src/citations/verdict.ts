import { z } from 'zod';

/**
 * What the library can say about a citation. Only `verified` is good news; `not_in_library` and
 * `unchecked` mean that nothing was found against it, because nothing could be looked up.
 *
 * - `verified`: a case begins at the page, and whatever the citation says about it is so
 * - `name_mismatch`, `year_mismatch`, `court_mismatch`: a case begins there, but another one, of
 *   another year, or of another court
 * - `pin_mismatch`: the case is as cited, but does not have the page that is pointed to
 * - `name_unread`: a case begins there, and the citation's name, if it has one, could not be read
 * - `no_case_at_page`: the page is inside a case that the library has, or of a volume of which the
 *   citation index has every first page; none begins there
 * - `impossible`: the series has no such volume, or the volume's decisions are of other years
 * - `not_in_library`: outside what is held here, which is no reproach
 * - `unchecked`: nothing to compare: a statute, a blank page, a reference without antecedent
 */
export const CITATION_VERDICTS = [
  'verified',
  'name_mismatch',
  'year_mismatch',
  'court_mismatch',
  'pin_mismatch',
  'name_unread',
  'no_case_at_page',
  'impossible',
  'not_in_library',
  'unchecked',
] as const;
export const CitationVerdictSchema = z.enum(CITATION_VERDICTS);
export type CitationVerdict = z.infer<typeof CitationVerdictSchema>;

/** The verdicts that speak against a citation, and how gravely; the others say that nothing could be told. */
export const FAULTY_VERDICTS = {
  name_mismatch: 'high',
  no_case_at_page: 'high',
  impossible: 'medium',
  year_mismatch: 'medium',
  court_mismatch: 'medium',
  pin_mismatch: 'medium',
} as const satisfies Partial<Record<CitationVerdict, 'medium' | 'high'>>;
export type FaultyVerdict = keyof typeof FAULTY_VERDICTS;
export const isFaulty = (verdict: CitationVerdict): verdict is FaultyVerdict =>
  verdict in FAULTY_VERDICTS;

/** Why a citation of an analysis is `unchecked` that was made while the search service was away. */
export const LIBRARY_OUT_OF_REACH =
  'The case-law library could not be reached, so this citation was not checked.';

/** A verdict in words. What the library cannot tell is neither praise nor blame. */
export const VERDICT_WORDS: Record<CitationVerdict, string> = {
  verified: 'Verified',
  name_mismatch: 'Name differs',
  year_mismatch: 'Year differs',
  court_mismatch: 'Court differs',
  pin_mismatch: 'Page outside the case',
  name_unread: 'Name not read',
  no_case_at_page: 'No case at this page',
  impossible: 'No such volume or year',
  not_in_library: 'Outside what is held here',
  unchecked: 'Could not check',
};

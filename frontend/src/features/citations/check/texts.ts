import { QUOTATION_WORDS, type QuotationStatus } from '@casewright/contracts';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { NetworkError, serverMessageOr } from '../../../shared/api/api-error';
import type { BadgeTone } from '../../../shared/ui/badge';

interface QuotationLook {
  word: string;
  icon: LucideIcon;
  tone: BadgeTone;
}

/** How a quotation stands in its source: always a word and an icon beside the colour. */
export const QUOTATION_LOOKS: Record<QuotationStatus, QuotationLook> = {
  exact: { word: QUOTATION_WORDS.exact, icon: CircleCheck, tone: 'verified' },
  normalised: { word: QUOTATION_WORDS.normalised, icon: CircleCheck, tone: 'verified' },
  close: { word: QUOTATION_WORDS.close, icon: TriangleAlert, tone: 'mismatch' },
  not_found: { word: QUOTATION_WORDS.not_found, icon: CircleX, tone: 'notfound' },
  unchecked: { word: QUOTATION_WORDS.unchecked, icon: CircleDashed, tone: 'unchecked' },
};

/** A paragraph of ours to try the checker with: right citations, a wrong year and a reference. */
export const EXAMPLE_TEXT = `Officers must warn a suspect before questioning in custody. Miranda v. Arizona, 384 U.S. 436, 444 (1966). A lawyer for the accused is a right of its own. Gideon v. Wainwright, 372 U.S. 335, 344 (1964); see 42 U.S.C. § 1983. Schools may not be segregated by law. Brown v. Board of Education, 347 U.S. 483, 495 (1954). In that field, the Court said, “the doctrine of separate but equal has no place.” Id. at 495.`;

/** What a check that failed is explained with. */
export function describeCheckFailure(error: unknown): string {
  if (error instanceof NetworkError) return error.message;
  return serverMessageOr(error);
}

export function countOfCitations(count: number): string {
  return count === 1 ? '1 citation' : `${count.toLocaleString('en-US')} citations`;
}

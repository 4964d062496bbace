import { QUOTATION_WORDS, type QuotationStatus } from '@casewright/contracts';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { BadgeTone } from '../../../../shared/ui/badge';

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

import { QUOTATION_WORDS, type QuotationStatus } from '@casewright/contracts';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { BadgeTone } from '../../../../shared/ui/badge';

// Quotation view

export const pageWithStop = (page: string | number) => `Page ${page}. `;

interface QuotationLook {
  word: string;
  icon: LucideIcon;
  tone: BadgeTone;
}

/** How a quotation compares with its source: always a word and an icon alongside the color. */
export const QUOTATION_LOOKS: Record<QuotationStatus, QuotationLook> = {
  exact: { word: QUOTATION_WORDS.exact, icon: CircleCheck, tone: 'verified' },
  normalised: { word: QUOTATION_WORDS.normalised, icon: CircleCheck, tone: 'verified' },
  close: { word: QUOTATION_WORDS.close, icon: TriangleAlert, tone: 'mismatch' },
  not_found: { word: QUOTATION_WORDS.not_found, icon: CircleX, tone: 'notfound' },
  unchecked: { word: QUOTATION_WORDS.unchecked, icon: CircleDashed, tone: 'unchecked' },
};

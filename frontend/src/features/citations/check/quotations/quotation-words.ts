import type { QuotationStatus } from '@casewright/contracts';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { BadgeTone } from '../../../../shared/ui/badge';

interface QuotationLook {
  word: string;
  icon: LucideIcon;
  tone: BadgeTone;
}

/** How a quotation stands in its source: always a word and an icon beside the colour. */
export const QUOTATION_LOOKS: Record<QuotationStatus, QuotationLook> = {
  exact: { word: 'Quoted exactly', icon: CircleCheck, tone: 'verified' },
  normalised: { word: 'Quoted with marked changes', icon: CircleCheck, tone: 'verified' },
  close: { word: 'Quotation differs', icon: TriangleAlert, tone: 'mismatch' },
  not_found: { word: 'Quotation not found', icon: CircleX, tone: 'notfound' },
  unchecked: { word: 'Quotation not checked', icon: CircleDashed, tone: 'unchecked' },
};

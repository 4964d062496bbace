import type { CitationVerdict } from '@casewright/contracts';
import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { BadgeTone } from '../ui/badge';

export interface VerdictLook {
  word: string;
  icon: LucideIcon;
  tone: Extract<BadgeTone, 'verified' | 'mismatch' | 'notfound' | 'unchecked'>;
}

/**
 * Every verdict has a word and an icon, and a colour beside them. What the library cannot tell is
 * grey and dashed: neither praise nor blame.
 */
export const VERDICT_LOOKS: Record<CitationVerdict, VerdictLook> = {
  verified: { word: 'Verified', icon: CircleCheck, tone: 'verified' },
  name_mismatch: { word: 'Name differs', icon: TriangleAlert, tone: 'mismatch' },
  year_mismatch: { word: 'Year differs', icon: TriangleAlert, tone: 'mismatch' },
  court_mismatch: { word: 'Court differs', icon: TriangleAlert, tone: 'mismatch' },
  no_case_at_page: { word: 'No case at this page', icon: CircleX, tone: 'notfound' },
  not_in_library: { word: 'Not in the library', icon: CircleHelp, tone: 'unchecked' },
  unchecked: { word: 'Could not check', icon: CircleDashed, tone: 'unchecked' },
};

import { SEVERITY_WORDS, type Severity } from '@casewright/contracts';
import { CircleMinus, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { BadgeTone } from '../ui/badge';

interface SeverityLook {
  word: string;
  icon: LucideIcon;
  tone: BadgeTone;
  /** The icon's color where it stands alone before its word. */
  iconClass: string;
}

/** Every severity has a word and an icon; only what needs acting on has a color. */
export const SEVERITY_LOOKS: Record<Severity, SeverityLook> = {
  high: {
    word: SEVERITY_WORDS.high,
    icon: OctagonAlert,
    tone: 'notfound',
    iconClass: 'text-notfound',
  },
  medium: {
    word: SEVERITY_WORDS.medium,
    icon: TriangleAlert,
    tone: 'mismatch',
    iconClass: 'text-mismatch',
  },
  low: { word: SEVERITY_WORDS.low, icon: CircleMinus, tone: 'plain', iconClass: 'text-ink-soft' },
  info: { word: SEVERITY_WORDS.info, icon: Info, tone: 'plain', iconClass: 'text-ink-faint' },
};

/** The most serious first, as the chips and the list have it. */
export const GRAVEST_FIRST: readonly Severity[] = ['high', 'medium', 'low', 'info'];

import {
  type CitationVerdict,
  type LaterHistory,
  STANDING_WORDS,
  type Standing,
  VERDICT_WORDS,
} from '@casewright/contracts';
import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  type LucideIcon,
  OctagonX,
  TriangleAlert,
} from 'lucide-react';
import type { BadgeTone } from '../ui/badge';

export interface VerdictLook {
  word: string;
  icon: LucideIcon;
  tone: Extract<BadgeTone, 'verified' | 'mismatch' | 'notfound' | 'unchecked'>;
}

/**
 * Every verdict has a word and an icon, and a color alongside them. What the library cannot tell is
 * gray and dashed: neither praise nor blame.
 */
export const VERDICT_LOOKS: Record<CitationVerdict, VerdictLook> = {
  verified: { word: VERDICT_WORDS.verified, icon: CircleCheck, tone: 'verified' },
  name_mismatch: { word: VERDICT_WORDS.name_mismatch, icon: TriangleAlert, tone: 'mismatch' },
  year_mismatch: { word: VERDICT_WORDS.year_mismatch, icon: TriangleAlert, tone: 'mismatch' },
  court_mismatch: { word: VERDICT_WORDS.court_mismatch, icon: TriangleAlert, tone: 'mismatch' },
  pin_mismatch: { word: VERDICT_WORDS.pin_mismatch, icon: TriangleAlert, tone: 'mismatch' },
  name_unread: { word: VERDICT_WORDS.name_unread, icon: CircleHelp, tone: 'unchecked' },
  no_case_at_page: { word: VERDICT_WORDS.no_case_at_page, icon: CircleX, tone: 'notfound' },
  impossible: { word: VERDICT_WORDS.impossible, icon: TriangleAlert, tone: 'mismatch' },
  not_in_library: { word: VERDICT_WORDS.not_in_library, icon: CircleHelp, tone: 'unchecked' },
  unchecked: { word: VERDICT_WORDS.unchecked, icon: CircleDashed, tone: 'unchecked' },
};

/** What speaks against the law of a case, the gravest first. */
export const STANDING_LOOKS: Record<Standing, VerdictLook> = {
  bad: { word: STANDING_WORDS.bad, icon: OctagonX, tone: 'notfound' },
  caution: { word: STANDING_WORDS.caution, icon: TriangleAlert, tone: 'mismatch' },
  none_known: { word: STANDING_WORDS.none_known, icon: CircleDashed, tone: 'unchecked' },
};

/** A case that exists as cited is no good news where later law speaks against it. */
export function lookOf(verdict: CitationVerdict, history: LaterHistory | undefined): VerdictLook {
  const look = VERDICT_LOOKS[verdict];
  const isOutdated = history !== undefined && history.standing !== 'none_known';
  return isOutdated && verdict === 'verified' ? { ...look, tone: 'unchecked' } : look;
}

import type { ModelStatus } from '@casewright/contracts';
import { CircleCheck, CircleDashed, CirclePause, type LucideIcon, OctagonX } from 'lucide-react';
import type { BadgeTone } from '../../../shared/ui/badge';

/** How each state of the endpoint is said. */
export const STATE_LOOKS: Record<
  ModelStatus['state'],
  { word: string; icon: LucideIcon; tone: BadgeTone }
> = {
  answers: { word: 'Answers', icon: CircleCheck, tone: 'verified' },
  fails: { word: 'Does not answer', icon: OctagonX, tone: 'notfound' },
  paused: { word: 'Left alone for a while', icon: CirclePause, tone: 'mismatch' },
  unasked: { word: 'Not asked yet', icon: CircleDashed, tone: 'unchecked' },
};

import {
  type CitingPassage,
  type Treatment,
  type TreatmentWeight,
  treatmentWeight,
} from '@casewright/contracts';
import { CircleCheck, CircleMinus, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { BadgeTone } from '../../shared/ui/badge';

const WORDS: Partial<Record<Treatment, string>> = { criticised: 'Criticized' };

const LOOK: Record<TreatmentWeight, { icon: LucideIcon; tone: BadgeTone }> = {
  negative: { icon: OctagonX, tone: 'notfound' },
  caution: { icon: TriangleAlert, tone: 'mismatch' },
  positive: { icon: CircleCheck, tone: 'verified' },
  neutral: { icon: CircleMinus, tone: 'plain' },
};

/** The word for a treatment, as a heading has it. */
export function treatmentWord(treatment: string): string {
  const word = WORDS[treatment as Treatment] ?? treatment;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `Overruled in part by Roe v. Wade`. */
export function treatmentPhrase({ kind, scope, by }: NonNullable<CitingPassage['treatment']>) {
  const how = { whole: '', part: ' in part', 'other-grounds': ' on other grounds' }[scope];
  return `${treatmentWord(kind)}${how}${by ? ` by ${by}` : ''}`;
}

export function treatmentLook(treatment: Treatment) {
  return LOOK[treatmentWeight(treatment)];
}

/** How a starter record's event weighs; its kinds are wider than those that are derived. */
export function historyLook(kind: string) {
  const negative = /^(?:overruled|abrogated|superseded|reversed|vacated)/.test(kind);
  return LOOK[negative ? 'negative' : /limited/.test(kind) ? 'caution' : 'positive'];
}

import { z } from 'zod';

/** What later courts do to a case, the gravest first. */
export const TREATMENTS = [
  'overruled',
  'reversed',
  'abrogated',
  'superseded',
  'vacated',
  'not followed',
  'criticised',
  'questioned',
  'limited',
  'distinguished',
  'affirmed',
  'reaffirmed',
  'followed',
  'explained',
] as const;
export const TreatmentSchema = z.enum(TREATMENTS);
export type Treatment = z.infer<typeof TreatmentSchema>;

/** How much of the case is meant; `other-grounds`: not for the point that it is cited for. */
const TREATMENT_SCOPES = ['whole', 'part', 'other-grounds'] as const;
export const TreatmentScopeSchema = z.enum(TREATMENT_SCOPES);
export type TreatmentScope = z.infer<typeof TreatmentScopeSchema>;

/** How a treatment weighs for someone who wants to rely on the case. */
export type TreatmentWeight = 'negative' | 'caution' | 'positive' | 'neutral';

const WEIGHTS: Record<Treatment, TreatmentWeight> = {
  overruled: 'negative',
  reversed: 'negative',
  abrogated: 'negative',
  superseded: 'negative',
  vacated: 'negative',
  'not followed': 'caution',
  criticised: 'caution',
  questioned: 'caution',
  limited: 'caution',
  distinguished: 'neutral',
  affirmed: 'positive',
  reaffirmed: 'positive',
  followed: 'positive',
  explained: 'neutral',
};

export function treatmentWeight(treatment: Treatment): TreatmentWeight {
  return WEIGHTS[treatment];
}

import type { Severity } from '@casewright/contracts';

/** The weight of a severity, the least being 0. */
export const SEVERITY_RANK: Record<Severity, number> = { info: 0, low: 1, medium: 2, high: 3 };

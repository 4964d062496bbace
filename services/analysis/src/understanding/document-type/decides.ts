import type { DocumentType } from '@casewright/contracts';

/** Whether a court speaks in it, and not a party. */
export const decides = ({ type }: DocumentType): boolean =>
  type === 'opinion' || type === 'order' || type === 'judgment';

import type { Review } from '../../review.js';

const BEGINNING = 2_500;
const ANOTHER =
  /\bamend(?:s|ed|ment)\b.{0,60}\b(?:agreement|contract)|\b(?:terms|conditions|provisions) of (?:the|that certain) .{0,60}\b(?:agreement|contract)\b.{0,80}\b(?:incorporated|apply|govern|remain)|\bpursuant to the .{0,80}agreement \(the/i;

/** An amendment or a schedule: its usual clauses and its definitions are in another contract. */
export const leansOnAnother = ({ text, document }: Review): boolean =>
  document.documentType.type === 'contract-amendment' ||
  ANOTHER.test(text.slice(0, BEGINNING).replace(/\s+/g, ' '));

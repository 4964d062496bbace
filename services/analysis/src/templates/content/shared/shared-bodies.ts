import { CONFIDENTIALITY } from './confidentiality.js';
import { DEFINITIONS } from './definitions.js';
import { DISCLAIMER_NOTES } from './disclaimer-notes.js';
import { GENERAL_PROVISIONS } from './general-provisions.js';
import { GOVERNING_LAW } from './governing-law.js';
import { INDEMNITY, LIABILITY } from './risk.js';

/** Parts that templates include by name. */
export const SHARED_BODIES: Readonly<Record<string, string>> = {
  confidentiality: CONFIDENTIALITY,
  definitions: DEFINITIONS,
  'disclaimer-notes': DISCLAIMER_NOTES,
  general: GENERAL_PROVISIONS,
  'governing-law': GOVERNING_LAW,
  indemnity: INDEMNITY,
  liability: LIABILITY,
};

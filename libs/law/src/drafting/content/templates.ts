import type { TemplateType } from '@casewright/contracts';
import type { TemplateSource } from '../source/template-source.js';
import { CONTRACT } from './agreements/contract.js';
import { EMPLOYMENT } from './agreements/employment.js';
import { LEASE } from './agreements/lease.js';
import { NON_DISCLOSURE } from './agreements/non-disclosure.js';
import { PURCHASE } from './agreements/purchase.js';
import { SERVICE } from './agreements/service.js';
import { SETTLEMENT } from './agreements/settlement.js';
import { CEASE_AND_DESIST } from './letters/cease-and-desist.js';
import { BRIEF } from './litigation/brief.js';
import { MOTION } from './litigation/motion.js';

/** The template of each document type. */
export const TEMPLATES: Readonly<Record<TemplateType, TemplateSource>> = {
  'Contract Agreement': CONTRACT,
  'Non-Disclosure Agreement': NON_DISCLOSURE,
  'Employment Contract': EMPLOYMENT,
  'Service Agreement': SERVICE,
  'Purchase Agreement': PURCHASE,
  'Lease Agreement': LEASE,
  'Settlement Agreement': SETTLEMENT,
  'Legal Motion': MOTION,
  'Legal Brief': BRIEF,
  'Cease and Desist Letter': CEASE_AND_DESIST,
};

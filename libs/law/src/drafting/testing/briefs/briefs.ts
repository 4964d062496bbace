import type { Briefs } from './brief.js';
import { COURT_BRIEF } from './brief-of-court.js';
import { CEASE } from './cease.js';
import { CONTRACT } from './contract.js';
import { EMPLOYMENT } from './employment.js';
import { LEASE } from './lease.js';
import { MOTION } from './motion.js';
import { NON_DISCLOSURE } from './nda.js';
import { PURCHASE } from './purchase.js';
import { SERVICE } from './service.js';
import { SETTLEMENT } from './settlement.js';

/** Six of each type, known to whoever changes the templates. */
export const BRIEFS: Briefs = {
  'Contract Agreement': CONTRACT,
  'Non-Disclosure Agreement': NON_DISCLOSURE,
  'Employment Contract': EMPLOYMENT,
  'Service Agreement': SERVICE,
  'Purchase Agreement': PURCHASE,
  'Lease Agreement': LEASE,
  'Settlement Agreement': SETTLEMENT,
  'Legal Motion': MOTION,
  'Legal Brief': COURT_BRIEF,
  'Cease and Desist Letter': CEASE,
};

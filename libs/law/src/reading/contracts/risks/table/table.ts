import type { RiskKind } from '@casewright/contracts';
import { ADJUSTING } from './adjusting.js';
import { BUILDING } from './building.js';
import { DEALING } from './dealing.js';
import { DISPUTES } from './disputes.js';
import { ENDING } from './ending.js';
import { FRANCHISES } from './franchises.js';
import { LIABILITY } from './liability.js';
import { MONEY } from './money.js';
import { PERFORMING } from './performing.js';
import { PROPERTY } from './property.js';
import { REMEDIES } from './remedies.js';
import type { Risk } from './risk.js';
import { SECRETS } from './secrets.js';
import { SECURITY } from './security.js';
import { WAIVERS } from './waivers.js';

/** What is said about each kind of risk. */
export const RISKS: Record<RiskKind, Risk> = {
  ...MONEY,
  ...DISPUTES,
  ...ENDING,
  ...LIABILITY,
  ...DEALING,
  ...PROPERTY,
  ...SECRETS,
  ...WAIVERS,
  ...PERFORMING,
  ...SECURITY,
  ...ADJUSTING,
  ...BUILDING,
  ...FRANCHISES,
  ...REMEDIES,
};

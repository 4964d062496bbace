import type { RiskKind } from '@casewright/contracts';
import { DEALING } from './dealing.js';
import { DISPUTES } from './disputes.js';
import { ENDING } from './ending.js';
import { LIABILITY } from './liability.js';
import { MONEY } from './money.js';
import { PROPERTY } from './property.js';
import type { Risk } from './risk.js';

/** What is said about each kind of risk. */
export const RISKS: Record<RiskKind, Risk> = {
  ...MONEY,
  ...DISPUTES,
  ...ENDING,
  ...LIABILITY,
  ...DEALING,
  ...PROPERTY,
};

import type { TemplateType } from '@casewright/contracts';
import type { TemplateSource } from '../source/template-source.js';
import { CONTRACT } from './agreements/contract.js';
import { EMPLOYMENT } from './agreements/employment.js';
import { LEASE } from './agreements/lease.js';
import { NON_DISCLOSURE } from './agreements/non-disclosure.js';
import { PURCHASE } from './agreements/purchase.js';
import { SERVICE } from './agreements/service.js';
import { SETTLEMENT } from './agreements/settlement.js';

const ALL: readonly TemplateSource[] = [
  CONTRACT,
  NON_DISCLOSURE,
  EMPLOYMENT,
  SERVICE,
  PURCHASE,
  LEASE,
  SETTLEMENT,
];

/** The template of each document type. */
export const TEMPLATES: ReadonlyMap<TemplateType, TemplateSource> = new Map(
  ALL.map((source) => [source.type, source]),
);

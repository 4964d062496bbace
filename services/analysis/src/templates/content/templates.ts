import type { TemplateType } from '@casewright/contracts';
import type { TemplateSource } from '../source/template-source.js';
import { CONTRACT } from './agreements/contract.js';
import { NON_DISCLOSURE } from './agreements/non-disclosure.js';

const ALL: readonly TemplateSource[] = [CONTRACT, NON_DISCLOSURE];

/** The template of each document type. */
export const TEMPLATES: ReadonlyMap<TemplateType, TemplateSource> = new Map(
  ALL.map((source) => [source.type, source]),
);

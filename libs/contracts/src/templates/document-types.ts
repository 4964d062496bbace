import { z } from 'zod';

/** The document types of the specification, by their labels, in its order. */
export const TEMPLATE_TYPES = [
  'Contract Agreement',
  'Non-Disclosure Agreement',
  'Employment Contract',
  'Service Agreement',
  'Purchase Agreement',
  'Lease Agreement',
  'Settlement Agreement',
  'Legal Motion',
  'Legal Brief',
  'Cease and Desist Letter',
] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];
export const TemplateTypeSchema = z.enum(TEMPLATE_TYPES, { error: 'Document type is required' });

/** The jurisdictions whose law the templates follow, with what a reader calls them. */
export const TEMPLATE_JURISDICTIONS = {
  california: 'California',
  'new-york': 'New York',
  texas: 'Texas',
  delaware: 'Delaware',
  florida: 'Florida',
  illinois: 'Illinois',
  england: 'England and Wales',
  federal: 'United States federal courts',
} as const;
export type TemplateJurisdiction = keyof typeof TEMPLATE_JURISDICTIONS;
export const TEMPLATE_JURISDICTION_IDS = Object.keys(TEMPLATE_JURISDICTIONS) as [
  TemplateJurisdiction,
  ...TemplateJurisdiction[],
];

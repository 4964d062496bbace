import { z } from 'zod';

/** What kinds of documents have in common, and what decides how one is read. */
export const DOCUMENT_FAMILIES = [
  'contract',
  'court-paper',
  'opinion',
  'law',
  'letter',
  'memo',
  'other',
] as const;
export type DocumentFamily = (typeof DOCUMENT_FAMILIES)[number];

interface Kind {
  label: string;
  family: DocumentFamily;
}
const contract = (label: string): Kind => ({ label, family: 'contract' });
const courtPaper = (label: string): Kind => ({ label, family: 'court-paper' });

/**
 * Every document type with its label. The first ten are the types that the template generator
 * offers, labeled as it labels them.
 */
export const DOCUMENT_TYPES = {
  'contract-agreement': contract('Contract Agreement'),
  'non-disclosure-agreement': contract('Non-Disclosure Agreement'),
  'employment-contract': contract('Employment Contract'),
  'service-agreement': contract('Service Agreement'),
  'purchase-agreement': contract('Purchase Agreement'),
  'lease-agreement': contract('Lease Agreement'),
  'settlement-agreement': contract('Settlement Agreement'),
  'legal-motion': courtPaper('Legal Motion'),
  'legal-brief': courtPaper('Legal Brief'),
  'cease-and-desist-letter': { label: 'Cease and Desist Letter', family: 'letter' },
  'license-agreement': contract('License Agreement'),
  'intellectual-property-agreement': contract('Intellectual Property Agreement'),
  'distribution-agreement': contract('Distribution Agreement'),
  'reseller-agreement': contract('Reseller Agreement'),
  'supply-agreement': contract('Supply Agreement'),
  'manufacturing-agreement': contract('Manufacturing Agreement'),
  'consulting-agreement': contract('Consulting Agreement'),
  'maintenance-agreement': contract('Maintenance Agreement'),
  'development-agreement': contract('Development Agreement'),
  'outsourcing-agreement': contract('Outsourcing Agreement'),
  'hosting-agreement': contract('Hosting Agreement'),
  'franchise-agreement': contract('Franchise Agreement'),
  'sponsorship-agreement': contract('Sponsorship Agreement'),
  'marketing-agreement': contract('Marketing Agreement'),
  'agency-agreement': contract('Agency Agreement'),
  'strategic-alliance-agreement': contract('Strategic Alliance Agreement'),
  'joint-venture-agreement': contract('Joint Venture Agreement'),
  'joint-filing-agreement': contract('Joint Filing Agreement'),
  'remarketing-agreement': contract('Remarketing Agreement'),
  'transportation-agreement': contract('Transportation Agreement'),
  'merger-agreement': contract('Merger Agreement'),
  'partnership-agreement': contract('Partnership Agreement'),
  'operating-agreement': contract('Operating Agreement'),
  'loan-agreement': contract('Loan Agreement'),
  'promissory-note': contract('Promissory Note'),
  guaranty: contract('Guaranty'),
  'security-agreement': contract('Security Agreement'),
  'escrow-agreement': contract('Escrow Agreement'),
  'non-compete-agreement': contract('Non-Compete Agreement'),
  'separation-agreement': contract('Separation Agreement'),
  'assignment-agreement': contract('Assignment'),
  'contract-amendment': contract('Contract Amendment'),
  'power-of-attorney': contract('Power of Attorney'),
  'terms-of-service': contract('Terms of Service'),
  'last-will': { label: 'Last Will and Testament', family: 'other' },
  complaint: courtPaper('Complaint'),
  answer: courtPaper('Answer'),
  petition: courtPaper('Petition'),
  notice: courtPaper('Court Notice'),
  appearance: courtPaper('Appearance of Counsel'),
  'proof-of-service': courtPaper('Proof of Service'),
  stipulation: courtPaper('Stipulation'),
  declaration: courtPaper('Declaration or Affidavit'),
  subpoena: courtPaper('Subpoena'),
  'discovery-request': courtPaper('Discovery Request'),
  order: courtPaper('Court Order'),
  judgment: courtPaper('Judgment'),
  opinion: { label: 'Judicial Opinion', family: 'opinion' },
  statute: { label: 'Statute', family: 'law' },
  regulation: { label: 'Regulation', family: 'law' },
  letter: { label: 'Letter', family: 'letter' },
  memo: { label: 'Memorandum', family: 'memo' },
  other: { label: 'Other Document', family: 'other' },
} as const satisfies Record<string, Kind>;

export type DocumentTypeId = keyof typeof DOCUMENT_TYPES;
const DOCUMENT_TYPE_IDS = Object.keys(DOCUMENT_TYPES) as [DocumentTypeId, ...DocumentTypeId[]];

/** What a document was taken for, and why. */
export const DocumentTypeSchema = z.object({
  type: z.enum(DOCUMENT_TYPE_IDS),
  label: z.string(),
  family: z.enum(DOCUMENT_FAMILIES),
  /** From 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** The words that say so, as spans of the text, the most telling first. */
  evidence: z.array(
    z.object({
      quote: z.string(),
      start: z.number().int().nonnegative(),
      end: z.number().int().nonnegative(),
    }),
  ),
});
export type DocumentType = z.infer<typeof DocumentTypeSchema>;

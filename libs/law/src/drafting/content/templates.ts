import type { GenerateTemplateRequest, TemplateType } from '@casewright/contracts';
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
import { MEMORANDUM, MOTION } from './litigation/motion.js';

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

const APPEAL =
  /\bappe(?:al|ll)|\baffirm(?:s|ed|ing|ance)?\b|\brevers(?:e|es|ed|al)\b(?!-)|\bcertiorari\b|(?:th|st|nd|rd|[Ff]ederal|D\.C\.) Cir(?:cuit|\.)|\b[Ss]upreme [Cc]ourt of (?!the State of New York)/i;
const BEFORE_TRIAL =
  /\bmemorand(?:um|a)\b|\btrial brief\b|\b(?:in (?:support of|opposition to)|supporting|opposing)\b|\b(?:motion|moves|moving) (?:to|for)\b|\bdistrict court\b|\bsuperior court\b|\b[NSEWMC]\.\s?D\. /i;

/** Whose thing is hired out provides it; the owner of a house that is built on is the customer. */
const HIRES = /\b(?:hirer|renter)\b/i;
const ofHire = (source: TemplateSource): TemplateSource => ({
  ...source,
  parties: source.parties.map((party, at) => ({
    ...party,
    called:
      at === 0
        ? [...party.called, 'owner']
        : [...party.called.filter((word) => word !== 'owner'), 'hirer', 'renter'],
  })),
});

/** What the parties of some deals call themselves, and every paper of theirs does. */
const PAIRS = [
  ['Lender', 'Borrower'],
  ['Licensor', 'Licensee'],
  ['Lessor', 'Lessee'],
  ['Seller', 'Buyer'],
] as const;

/** The contract with the roles that the request calls both parties by. */
function withOwnRoles(source: TemplateSource, text: string): TemplateSource {
  const [first, second] = source.parties.map(({ label }) => label);
  const isCalled = (role: string): boolean =>
    new RegExp(`\\b(?:${role}(?:['’]?s)?\\b|${role.slice(0, 4)}[a-z]{0,5}\\.?\\s?[:=])`, 'i').test(
      text,
    );
  const own = PAIRS.find((pair) => pair.every(isCalled));
  if (!own || !first || !second || isCalled(first) || isCalled(second)) return source;
  const roles = new Map<string, string>([
    [first, own[0]],
    [second, own[1]],
  ]);
  const named = new RegExp(`\\b(?:${first}|${second})\\b`, 'g');
  const renamed = <T>(value: T): T => {
    if (typeof value === 'string') return value.replace(named, (role) => roles.get(role)!) as T;
    if (Array.isArray(value)) return value.map(renamed) as T;
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, renamed(each)]),
    ) as T;
  };
  return renamed(source);
}

/** The template of a request: no court that tries cases has an appellant. */
export function templateFor(request: GenerateTemplateRequest): TemplateSource {
  const said = `${request.jurisdiction ?? ''}\n${request.requirements}`;
  const isBrief = request.documentType === 'Legal Brief';
  if (isBrief && BEFORE_TRIAL.test(said) && !APPEAL.test(said)) return MEMORANDUM;
  const template = TEMPLATES[request.documentType];
  const isHire =
    /^(?:Contract|Service)/.test(request.documentType) && HIRES.test(request.requirements);
  if (isHire) return ofHire(template);
  return template.type === 'Contract Agreement'
    ? withOwnRoles(template, request.requirements)
    : template;
}

import type { ClauseCategory, Severity } from '@casewright/contracts';

/** A clause that contracts of some types usually have, and the words that show it is there. */
export interface UsualClause {
  name: string;
  /** Generous on purpose: a clause that may be there is not reported as missing. */
  present: RegExp;
  /** What the finder of clauses calls it: a clause that it only may be is none that is missing. */
  clause?: ClauseCategory;
  /** Types that usually have it; `commercial` stands for every contract between businesses. */
  types: readonly string[];
  severity: Severity;
  why: string;
  todo: string;
}

const WORK_FOR_HIRE = [
  'development-agreement',
  'consulting-agreement',
  'service-agreement',
  'employment-contract',
  'outsourcing-agreement',
];
const SECRETS = [
  ...WORK_FOR_HIRE,
  'license-agreement',
  'supply-agreement',
  'manufacturing-agreement',
  'distribution-agreement',
  'reseller-agreement',
  'strategic-alliance-agreement',
  'hosting-agreement',
];

export const USUAL_CLAUSES: readonly UsualClause[] = [
  {
    name: 'governing law',
    clause: 'governing-law',
    present:
      /\bgovern(?:ed|ing)\b[\s\S]{0,120}\blaws?\b|\blaws? of [\s\S]{0,60}\b(?:govern|apply)|\bchoice of law|\bconstrued (?:in accordance|under)|\bgoverning law/i,
    types: ['commercial', 'employment-contract', 'lease-agreement', 'settlement-agreement'],
    severity: 'medium',
    why: 'No clause says which law governs the contract. A court would choose it by conflict-of-laws rules, and the outcome of a dispute may turn on that choice.',
    todo: 'Add a governing law clause, and with it the court or the arbitration that is to decide disputes.',
  },
  {
    name: 'limitation of liability',
    present:
      /\bliab(?:le|ility|ilities)\b[\s\S]{0,300}\b(?:exceed|limit(?:ed|ation)?|consequential|indirect|incidental|punitive)|\blimit\w* (?:of|on) (?:liability|remed|damages)|\b(?:consequential|incidental|punitive)[\s\S]{0,40}\bdamages/i,
    types: [
      ...WORK_FOR_HIRE.filter((type) => type !== 'employment-contract'),
      'license-agreement',
      'supply-agreement',
      'manufacturing-agreement',
      'distribution-agreement',
      'reseller-agreement',
      'hosting-agreement',
      'maintenance-agreement',
      'transportation-agreement',
    ],
    severity: 'high',
    why: 'Nothing limits what either party may owe for a breach: no cap on the amount, and no exclusion of indirect or consequential damages. Liability is whatever the law of damages allows.',
    todo: 'Decide which losses each party can carry, and add a cap, an exclusion of consequential damages and the exceptions to both.',
  },
  {
    name: 'termination',
    present:
      /\bterminat(?:e|es|ed|ion|ing)\b|\bcancel(?:lation|led|s)?\b|\brescind|\bends? (?:it|this (?:agreement|contract)|(?:the )?employment)\b[\s\S]{0,80}\bnotice\b|\bdismiss(?:al|ed)\b/i,
    types: ['commercial', 'employment-contract', 'lease-agreement'],
    severity: 'medium',
    why: 'No clause says when and how a party may end the contract. It leaves only termination for material breach under the general law, which is slow to establish and risky to rely on.',
    todo: 'Add the grounds of termination, the notice and the time to cure, and what happens afterwards.',
  },
  {
    name: 'confidentiality',
    present: /\bconfidential|\bnon-?disclos|\bproprietary information|\btrade secret/i,
    types: SECRETS,
    severity: 'medium',
    why: 'The parties will learn each other’s affairs in the course of this contract, and nothing in it keeps them secret.',
    todo: 'Add mutual confidentiality terms, or refer to the non-disclosure agreement that applies.',
  },
  {
    name: 'ownership of work product',
    present:
      /\bwork[\s-]+(?:product|made[\s-]+for[\s-]+hire|for[\s-]+hire)|\bintellectual\s+property|\bown(?:s|ed|ership)?\b[\s\S]{0,120}\b(?:invention|copyright|patent|work|deliverable|result|data)|\bright,? title|\bproperty of\b/i,
    types: ['development-agreement', 'consulting-agreement'],
    severity: 'medium',
    why: 'Nothing says who owns what is made under the contract. Without a written assignment, a contractor keeps the copyright in its work (17 U.S.C. § 201).',
    todo: 'Say who owns the results, assign them in present words where the customer is to own them, and license what the contractor brings along.',
  },
  {
    name: 'indemnification',
    present: /\bindemni|\bhold\s+harmless/i,
    types: [
      'supply-agreement',
      'license-agreement',
      'distribution-agreement',
      'franchise-agreement',
      'outsourcing-agreement',
      'manufacturing-agreement',
    ],
    severity: 'low',
    why: 'Neither party promises to stand behind claims of third parties, such as infringement or product liability, which contracts of this type usually allocate.',
    todo: 'Decide who defends and pays for claims of third parties, and say so.',
  },
  {
    name: 'assignment',
    present: /\bassign(?:s|ed|able|ment|ees?)?\b|\bsuccessors\b/i,
    types: ['commercial', 'lease-agreement'],
    severity: 'low',
    why: 'No clause says whether the contract may be assigned. As a rule rights may then be assigned freely, to a competitor too.',
    todo: 'Say whether assignment needs consent, and what a change of control does.',
  },
];

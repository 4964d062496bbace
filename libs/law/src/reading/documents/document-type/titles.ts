import type { DocumentTypeId } from '@casewright/contracts';

/** What a title says about its document. The first that fits decides, so the narrow come first. */
export const TITLES: readonly (readonly [DocumentTypeId, RegExp])[] = [
  [
    'contract-amendment',
    /\b(?:amendment|addendum|modification|supplement)\b[^.]{0,60}\b(?:to|of|no|number|agreement|contract|lease)\b|\bamendment (?:no|number|#)/i,
  ],
  ['joint-filing-agreement', /\bjoint filing\b/i],
  [
    'non-disclosure-agreement',
    /\bnon-?\s?disclosure\b|\bconfidentiality\b[^.]{0,30}\bagreement\b|\bNDA\b/i,
  ],
  ['non-compete-agreement', /\bnon-?\s?compet\w+/i],
  [
    'separation-agreement',
    /\bseparation\b[^.]{0,40}\bagreement\b|\bseverance\b[^.]{0,30}\bagreement\b/i,
  ],
  [
    'employment-contract',
    /\bemployment\b[^.]{0,30}\b(?:agreement|contract)\b|\bcontract of employment\b/i,
  ],
  ['settlement-agreement', /\bsettlement\b|\b(?:mutual|general) release\b/i],
  ['lease-agreement', /\b(?:sub)?lease\b|\brental agreement\b|\btenancy\b/i],
  ['merger-agreement', /\bmerger\b|\bbusiness combination\b/i],
  [
    'purchase-agreement',
    /\b(?:purchase|sale|acquisition)\b[^.]{0,40}\b(?:agreement|contract)\b|\b(?:agreement|contract)\b[^.]{0,20}\bsale\b|\bbill of sale\b/i,
  ],
  ['reseller-agreement', /\bre-?seller\b/i],
  ['distribution-agreement', /\bdistribut(?:ion|or|orship)\b/i],
  ['supply-agreement', /\bsupply\b/i],
  ['manufacturing-agreement', /\bmanufactur\w+/i],
  ['franchise-agreement', /\bfranchis\w+/i],
  ['sponsorship-agreement', /\bsponsor\w*/i],
  ['consulting-agreement', /\bconsult\w+/i],
  ['maintenance-agreement', /\bmaintenance\b|\bsupport\b[^.]{0,20}\bagreement\b/i],
  ['outsourcing-agreement', /\boutsourc\w+/i],
  ['transportation-agreement', /\btransportation\b|\bcarriage\b|\bfreight\b/i],
  ['remarketing-agreement', /\bremarketing\b/i],
  ['joint-venture-agreement', /\bjoint venture\b/i],
  [
    'strategic-alliance-agreement',
    /\balliance\b|\bcollaboration\b|\bco-?\s?operation\b|\bteaming\b/i,
  ],
  ['license-agreement', /\blicen[cs]\w+/i],
  ['marketing-agreement', /\b(?:co-?\s?branding|marketing|promotion|advertising|affiliate)\b/i],
  ['agency-agreement', /\bagency\b|\bsales representative\b|\bbroker\b|\bunderwriting\b/i],
  ['hosting-agreement', /\bhosting\b|\bweb ?site\b/i],
  ['intellectual-property-agreement', /\bintellectual property\b|\bpatent\b|\btrademark\b/i],
  ['assignment-agreement', /\bassign(?:ment|or)\b/i],
  ['development-agreement', /\bdevelopment\b/i],
  ['partnership-agreement', /\bpartnership agreement\b/i],
  ['operating-agreement', /\boperating agreement\b|\blimited liability company agreement\b/i],
  ['promissory-note', /\bpromissory\b|\bconvertible note\b/i],
  ['guaranty', /\bguarant(?:y|ee)\b/i],
  ['security-agreement', /\bsecurity agreement\b|\bpledge\b/i],
  ['loan-agreement', /\b(?:loan|credit|financing|facility)\b[^.]{0,30}\bagreement\b/i],
  ['escrow-agreement', /\bescrow\b/i],
  ['power-of-attorney', /\bpower of attorney\b/i],
  ['terms-of-service', /\bterms (?:of (?:service|use)|and conditions)\b/i],
  [
    'service-agreement',
    /\bservic\w+\b[^.]{0,60}\b(?:agreement|contract)\b|\boperation\w*\b[^.]{0,30}\bagreement\b/i,
  ],
  ['contract-agreement', /\b(?:agreement|contract|covenant|undertaking)\b/i],
];

/** What a court paper calls itself below its caption. */
export const PAPER_TITLES: readonly (readonly [DocumentTypeId, RegExp])[] = [
  [
    'opinion',
    /^(?:(?:memorandum|per curiam|published|unpublished|slip|amended|majority)\s+)*(?:opinion|memorandum (?:of )?decision|decision)\b(?! and award)/i,
  ],
  [
    'order',
    /^(?:(?:proposed|opinion|memorandum|decision|stipulated|agreed|scheduling|preliminary|protective|final|consent|amended|case management|temporary restraining)[\s,]+(?:opinion |decision )?(?:and |& )?)*order\b(?! to show cause why.*motion)/i,
  ],
  [
    'order',
    /^(?:report and recommendation|findings and recommendation|ruling\b|minute (?:order|entry)|memorandum (?:opinion|decision|and order)|preliminary injunction\b|temporary restraining order)/i,
  ],
  ['judgment', /^(?:final |default |consent |amended )*(?:judgment|decree|judgement)\b/i],
  ['stipulation', /^(?:joint )?stipulat\w+/i],
  ['proof-of-service', /^(?:proof|certificate|affidavit|return) of (?:\w+ )?service\b/i],
  ['appearance', /^(?:notice of |entry of )?appearance\b/i],
  ['declaration', /\b(?:declaration|affidavit)\b(?: (?:of|in)\b|$)|^affirmation\b/i],
  [
    'notice',
    /^(?:(?:amended|joint|defendants?['’]?s?|plaintiffs?['’]?s?|corrected|docketing|briefing|hearing|clerk['’]?s) )*notice\b(?!.{0,20} motion)/i,
  ],
  ['subpoena', /^subpoena\b/i],
  ['discovery-request', /\b(?:interrogator\w+|requests? for (?:production|admissions?))\b/i],
  ['answer', /\banswer\b(?!.{0,20}\b(?:brief|interrogator))/i],
  [
    'legal-brief',
    /\b(?:brief|memorandum of (?:points and authorities|law)|memorandum in (?:support|opposition)|(?:reply|opposition|response)\b.{0,60}\b(?:motion|brief|application|petition))\b/i,
  ],
  [
    'legal-motion',
    /\b(?:motion|application|request) (?:to|for|in|of|by|and)\b|\bnotice of motion\b|\bmotion\b/i,
  ],
  ['petition', /\bpetition\b/i],
  [
    'complaint',
    /^(?:[\w’'-]+ ){0,8}complaint\b|\bbill of complaint\b|\bindictment\b|\bcriminal information\b/i,
  ],
];

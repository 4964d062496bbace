/** Formalities that are missed only in a dispute: named together in one finding. */
export const FORMALITIES: readonly { name: string; present: RegExp }[] = [
  {
    name: 'entire agreement',
    present:
      /\bentire\s+(?:\w+\s+)?(?:agreement|understanding|contract)|\bsupersede|\bcomplete\s+(?:agreement|understanding)|\bintegrat(?:ed|ion)\b|\bwhole agreement/i,
  },
  {
    name: 'amendment in writing',
    present:
      /\b(?:amend|modif|alter|chang)\w*\b[\s\S]{0,160}\b(?:writ(?:ing|ten)|signed|executed)|\bwrit(?:ing|ten)\b[\s\S]{0,100}\b(?:amend|modif|supplement)/i,
  },
  {
    name: 'notices',
    present:
      /\bnotices?\b[\s\S]{0,200}\b(?:writing|written|mail|deliver|address|email|courier)|\bwritten\s+notice/i,
  },
  {
    name: 'severability',
    present:
      /\bseverab|\b(?:invalid|unenforceable|void|illegal)\w*\b[\s\S]{0,260}\b(?:remain|affect|impair|continue|sever)/i,
  },
];

/** Contracts that are about something else than trade, or lean on another contract. */
export const NOT_COMMERCIAL: ReadonlySet<string> = new Set([
  'contract-amendment',
  'joint-filing-agreement',
  'assignment-agreement',
  'power-of-attorney',
  'promissory-note',
  'guaranty',
  'terms-of-service',
  'employment-contract',
  'settlement-agreement',
  'lease-agreement',
  'separation-agreement',
  'non-disclosure-agreement',
  'non-compete-agreement',
]);

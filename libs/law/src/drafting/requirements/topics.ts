/** Subjects that people name, and the ids of the sections in which templates have them. */
interface Topic {
  section: string;
  what: string;
  asks: RegExp;
}

export const TOPICS: readonly Topic[] = [
  {
    section: 'confidentiality',
    what: 'Confidentiality',
    asks: /confidential\w*(?: information)?(?: obligations?)?|non-?disclosure(?! agreement)|trade secrets?/,
  },
  { section: 'indemnity', what: 'Indemnity', asks: /(?:mutual )?indemnif\w+|indemnit\w+/ },
  {
    section: 'liability',
    what: 'Limitation of liability',
    asks: /limit\w* (?:of|on) (?:the )?liability|liability (?:cap|limit)\w*|cap(?:ped)? (?:on )?liability/,
  },
  { section: 'warranties', what: 'Warranties', asks: /warrant(?:y|ies)(?: period)?/ },
  {
    section: 'intellectual-property',
    what: 'Intellectual property',
    asks: /intellectual property(?: rights)?|\bIP\b(?: (?:ownership|rights|assignment))?|ownership of (?:the )?(?:work product|deliverables|inventions)|work product|invention assignment/,
  },
  {
    section: 'termination',
    what: 'Termination',
    asks: /terminat(?:ion|e|ed|ing)(?: (?:for (?:cause|convenience)|rights?))?|cancel\w*/,
  },
  { section: 'term', what: 'Term', asks: /\b(?:initial )?term\b(?= of| is|:)/ },
  { section: 'force-majeure', what: 'Force majeure', asks: /force majeure|acts? of god/ },
  {
    section: 'assignment',
    what: 'Assignment',
    asks: /assignment(?! of (?:inventions|intellectual))|assignab\w+|(?:not|no) (?:be )?assign\w*/,
  },
  {
    section: 'notices',
    what: 'Notices',
    asks: /\bnotices?\b(?= (?:provision|clause|in writing|by))/,
  },
  ...['protected', 'confidentiality-protected'].map((section) => ({
    section,
    what: 'Protected disclosures',
    asks: /(?:(?:the )?(?:Defend Trade Secrets Act|DTSA) )?whistle-?blower(?: (?:notice|immunity|protections?|language))?|(?:Defend Trade Secrets Act|DTSA)(?: (?:notice|immunity))?/,
  })),
  { section: 'governing-law', what: 'Governing law', asks: /governing law|choice of law/ },
  {
    section: 'disputes',
    what: 'Disputes',
    asks: /dispute resolution|\bvenue\b|forum selection/,
  },
  {
    section: 'payment',
    what: 'Payment',
    asks: /payment (?:terms|schedule)|late (?:fees?|payments?)|invoic\w+/,
  },
  { section: 'expenses', what: 'Expenses', asks: /expense(?:s)?(?: reimbursement)?|reimburse\w*/ },
  { section: 'insurance', what: 'Insurance', asks: /\binsurance(?: requirements?| coverage)?/ },
  {
    section: 'data-protection',
    what: 'Data protection',
    asks: /data (?:protection|privacy|security)|\bGDPR\b|\bCCPA\b|personal data/,
  },
  {
    section: 'acceptance',
    what: 'Acceptance',
    asks: /acceptance (?:testing|criteria|procedure)|\bacceptance\b/,
  },
  { section: 'change-control', what: 'Changes', asks: /change (?:orders?|control|requests?)/ },
  {
    section: 'independent-contractor',
    what: 'Independent contractor',
    asks: /independent contractor(?: status| relationship)?/,
  },
  {
    section: 'residual-return',
    what: 'Return of materials',
    asks: /return (?:or destr\w+ )?of (?:all )?(?:materials|documents|information)|return or destroy/,
  },
  {
    section: 'remedies',
    what: 'Remedies',
    asks: /injunct\w+(?: relief)?|equitable relief|specific performance/,
  },
  {
    section: 'exclusions',
    what: 'Exclusions',
    asks: /exceptions? (?:to|from) confidentiality|(?:(?:usual|standard) )?carve-?\s?outs?(?: usual)?|(?:usual|standard) (?:exclusions|exceptions)|publicly (?:known|available)/,
  },
  {
    section: 'compensation',
    what: 'Compensation',
    asks: /\b(?:base )?(?:salary|compensation|wages?)\b/,
  },
  {
    section: 'benefits',
    what: 'Benefits',
    asks: /(?:health|medical|dental|employee) (?:insurance|benefits?)|\bbenefits\b|401\(?k\)?|pension|health coverage/,
  },
  {
    section: 'leave',
    what: 'Leave',
    asks: /vacation|paid time off|\bPTO\b|sick (?:leave|days?)|holidays?|annual leave/,
  },
  { section: 'at-will', what: 'Employment at will', asks: /at[- ]will(?: employment)?/ },
  { section: 'inspection', what: 'Inspection', asks: /inspection(?: period| rights?)?/ },
  { section: 'delivery', what: 'Delivery', asks: /\bdeliver(?:y|ed)?(?: terms| date)?\b/ },
  {
    section: 'title-risk',
    what: 'Title and risk',
    asks: /risk of loss|title (?:passes|transfer)|transfer of title/,
  },
  { section: 'deposit', what: 'Security deposit', asks: /security deposit|\bdeposit\b/ },
  { section: 'rent', what: 'Rent', asks: /\brent\b/ },
  { section: 'maintenance', what: 'Repairs and maintenance', asks: /maintenance|repairs?/ },
  { section: 'utilities', what: 'Utilities', asks: /utilities|electricity|water|gas/ },
  { section: 'pets', what: 'Pets', asks: /\bpets?\b/ },
  { section: 'entry', what: 'Entry', asks: /right of entry|landlord access|\bentry\b/ },
  { section: 'subletting', what: 'Assignment and subletting', asks: /sublet\w*|subleas\w*/ },
  {
    section: 'release',
    what: 'Release',
    asks: /(?:general |mutual )?releases?(?: of (?:all )?claims)?/,
  },
  {
    section: 'no-admission',
    what: 'No admission',
    asks: /no admission(?: of (?:liability|wrongdoing))?|without admi\w+/,
  },
  {
    section: 'dismissal',
    what: 'Dismissal',
    asks: /dismiss\w*(?: (?:of (?:the )?(?:action|lawsuit|case)|with(?:out)? prejudice))?/,
  },
  {
    section: 'non-disparagement',
    what: 'Non-disparagement',
    asks: /non-?disparagement|not disparage/,
  },
  { section: 'tax', what: 'Tax', asks: /\btax(?:es|ation)?\b/ },
  {
    section: 'preservation',
    what: 'Preservation of evidence',
    asks: /preserv\w+(?: of)?(?: (?:evidence|documents))?|litigation hold/,
  },
  {
    section: 'costs',
    what: 'Costs',
    asks: /(?:each|every) (?:side|party) (?:is to |to |shall |will )?(?:bears?|pays?) (?:its|their) own (?:legal |attorneys?['’]? )?(?:fees|costs|expenses)(?: and (?:fees|costs|expenses))?/,
  },
];

import type { WritingDocumentKind } from '@casewright/contracts';

type Signal = readonly [pattern: RegExp, weight: number];

/** What only such a document says, and how much that weighs. */
export const SIGNALS: Record<Exclude<WritingDocumentKind, 'other'>, readonly Signal[]> = {
  brief: [
    [
      /^[^\n]{0,60}\b(?:BRIEF|MOTION|MEMORANDUM (?:OF LAW|OF POINTS|IN (?:SUPPORT|OPPOSITION))|REPLY|OPPOSITION)\b/m,
      5,
    ],
    [/\bRespectfully submitted\b/i, 4],
    [/\b(?:this|the) (?:Honorable )?Court should\b/i, 3],
    [
      /\bfor (?:the|these|all of the) (?:foregoing )?reasons,? (?:\w+ ){1,4}(?:respectfully )?(?:requests?|asks?|prays?)/i,
      4,
    ],
    [
      /\b(?:Plaintiffs?|Defendants?|Petitioners?|Respondents?|Appell(?:ants?|ees?))(?:'s?|’s?)? (?:respectfully )?(?:argues?|contends?|submits?|moves?|claims?|motion)\b/i,
      2,
    ],
    [
      /\b(?:Statement of the Case|Summary of (?:the )?Argument|Standard of Review|ARGUMENT|PRAYER FOR RELIEF)\b/,
      3,
    ],
    [/\bgenuine (?:issue|dispute) (?:of|as to)\b/i, 1],
    [/\bsummary judgment|motion to dismiss\b/i, 1],
  ],
  contract: [
    [/^[^\n]{0,80}\b(?:AGREEMENT|CONTRACT|LEASE|LICENSE|ADDENDUM|AMENDMENT NO)\b[^\n]{0,40}$/m, 4],
    [
      /\bThis [A-Z][\w ]{0,50}(?:Agreement|Lease|Contract|Amendment)\b[^.]{0,120}\b(?:is (?:made|entered)|dated|by and between|between)/,
      6,
    ],
    [/^(?:\p{Lu}\p{Ll}+ ){0,4}(?:Agreement|Lease|Contract),? (?:dated|of|between|among)\b/u, 4],
    [/\b(?:the )?[Pp]arties (?:hereby |hereto )?agree\b/, 3],
    [/\bIN WITNESS WHEREOF\b/i, 5],
    [/\bWHEREAS\b|\bNOW,? THEREFORE\b/, 4],
    [/\bthis (?:Agreement|Lease|Contract)\b/, 3],
    [
      /\b(?:Tenant|Landlord|Lessee|Lessor|Licensee|Licensor|Seller|Buyer|Purchaser|Supplier|Contractor|Borrower|Lender|Employer|Employee|Customer|Vendor|Company|Client|Franchisee|Franchisor) (?:shall|will|may|must|agrees)\b/,
      4,
    ],
  ],
  'client-letter': [
    [/^Dear (?:Mr|Ms|Mrs|Dr|[A-Z])/m, 3],
    [
      /\b(?:you asked|your question|we (?:recommend|advise)|I (?:recommend|advise)|our advice|you should (?:not )?(?:sign|accept|consider|keep|send|call|preserve))\b/i,
      4,
    ],
    [
      /\b(?:your (?:case|claim|matter|file|lease|options)|attorney[–-]client|retainer|engagement)\b/i,
      2,
    ],
    [/^(?:Sincerely|Very truly yours|Best regards|Regards|Yours truly),?/m, 1],
    [/\bplease (?:call|let (?:me|us) know|contact (?:me|us))\b/i, 2],
  ],
  'demand-letter': [
    [/^Dear (?:Mr|Ms|Mrs|Dr|Counsel|[A-Z])/m, 2],
    [
      /\b(?:demand(?:s|ed)? (?:that you|payment|letter|is)|cease and desist|we demand|hereby demand)\b/i,
      5,
    ],
    [/\b(?:if you (?:fail|do not|refuse)|unless (?:you|we receive))\b/i, 3],
    [
      /\b(?:legal action|without further notice|file suit|our client|my client|pursue all (?:available )?(?:legal )?remedies)\b/i,
      2,
    ],
    [/\bwithin (?:\w+ )?\(?\d+\)? (?:business |calendar )?days\b/i, 1],
  ],
  memo: [
    [/^[^\S\r\n]*(?:INTEROFFICE |LEGAL |OFFICE )?MEMORANDUM[^\S\r\n]*$/im, 5],
    [/^(?:TO|FROM|RE|DATE):/m, 3],
    [/^[^\S\r\n]*(?:QUESTIONS? PRESENTED|BRIEF ANSWERS?|SHORT ANSWERS?|DISCUSSION)\b/im, 4],
    [/\b(?:you asked (?:me|us) to (?:research|analyze)|this memo(?:randum)?)\b/i, 4],
    [/\b(?:a court would (?:likely|probably)|likely (?:would|will) (?:find|hold|prevail))\b/i, 2],
  ],
  opinion: [
    [/\bdelivered the opinion of the [Cc]ourt\b|\b(?:PER CURIAM|Per Curiam)\b/, 6],
    [
      /^[^\n]{0,60}\b(?:Chief |Circuit |District |Presiding |Associate )?(?:Judge|Justice|J\.|JUSTICE|JUDGE|C\.J\.)[.:,]?[^\S\r\n]*$/m,
      4,
    ],
    [
      /\b(?:[Ww]e|I) (?:therefore |accordingly |also |now )?(?:affirm|reverse|vacate|remand|hold|granted certiorari|dissent|concur)\b/,
      4,
    ],
    [
      /\bIt is so ordered\b|\bIT IS (?:SO )?ORDERED\b|\b(?:AFFIRMED|REVERSED|VACATED|REMANDED)\b/,
      4,
    ],
    [/\bJudgment (?:affirmed|reversed)\b|\bis (?:affirmed|reversed)\b/i, 3],
    [
      /\b(?:the )?(?:trial|district|superior|circuit) court (?:erred|granted|denied|found|held|properly)\b/i,
      1,
    ],
    [/^No\. [\w-]+/m, 2],
  ],
};

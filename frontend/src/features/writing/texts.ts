import type { WritingAudience, WritingDocumentKind } from '@casewright/contracts';
// Writing screen

// Text area

export const DOCUMENT_KIND_WORDS: Record<WritingDocumentKind, string> = {
  brief: 'Brief',
  contract: 'Contract',
  'client-letter': 'Client letter',
  'demand-letter': 'Demand letter',
  memo: 'Memo',
  opinion: 'Opinion',
  other: 'Other text',
};

export const AUDIENCE_WORDS: Record<WritingAudience, string> = {
  court: 'A court',
  client: 'A client',
  opponent: 'The other side',
  colleague: 'A colleague',
  'contract-parties': 'The parties',
  general: 'Anyone',
};

/** Written for this screen: prose with faults enough to show what is found. */
export const EXAMPLE_TEXT = `MEMORANDUM OF LAW

It is respectfully submitted that the motion to dismiss should be denied by the Court for the reason that the complaint adequately alleges each and every element of a breach of contract, and due to the fact that the arguments that are made by Defendant are clearly premised on disputed facts which cannot be resolved at this stage of the proceedings.

The agreement was signed by Harrow on March 1, 2024. Payment was made by Harrow in the amount of $12,000. At that point in time, the goods were not delivered, and no explanation was provided. Prior to the filing of this action, a written demand was sent by counsel for Harrow and/or his agent, and it was ignored.

A complaint must contain "enough facts to state a claim to relief that is plausible on its face." Bell Atlantic Corp. v. Twombly, 550 U.S. 544, 570 (2007). This is satisfied here. Defendant is in possession of the goods, and has made the decision to retain both the goods and the payment. It is not uncommon for a party to deny liability, but there is no principal of law that permits it to keep what it did not earn.
`;

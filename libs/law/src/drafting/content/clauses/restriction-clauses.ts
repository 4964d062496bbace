import type { ClauseSource } from '../../source/template-source.js';

/** Clauses on whom the parties may hire, deal with and speak about. */
export const RESTRICTION_CLAUSES: readonly ClauseSource[] = [
  {
    id: 'employee-non-solicitation',
    title: 'Non-Solicitation of Employees',
    group: 'restrictions',
    summary:
      'Keeps each side from recruiting the other’s people while they deal with each other and for a time after. Take it where a side will meet the other’s key staff.',
    documentTypes: [
      'Contract Agreement',
      'Non-Disclosure Agreement',
      'Service Agreement',
      'Purchase Agreement',
    ],
    asks: /\bnon-?solicit\w*(?: (?:of )?(?:employees|staff|personnel))?|not (?:to )?(?:solicit|hire|poach)[^.;,]{0,30}(?:employees|staff|personnel)|no[- ]?poach\w*(?:[^.;,]{0,30}\b(?:employees|staff|personnel|people))?/,
    placeholders: [
      {
        name: 'non_solicitation_period',
        label: 'Non-solicitation period',
        type: 'duration',
        usual: '12 months',
        hint: 'How long the restriction lasts; courts enforce no more than the interest needs.',
        near: /solicit\w*|poach\w*/,
      },
    ],
    body: `
# employee-non-solicitation: Non-Solicitation of Employees
{?california|While this Agreement is in effect, neither Party shall use the other’s trade secrets to solicit an employee of the other. Nothing in this Agreement prevents a person from seeking or accepting employment with anyone.|While this Agreement is in effect and for {non_solicitation_period} after it ends, neither Party shall solicit for employment an employee of the other with whom it had contact in connection with this Agreement. A general advertisement, and the hiring of a person who answers one, is not a breach.}
>j [california] Restraints on hiring and soliciting employees are void as restraints of trade except where they do no more than protect trade secrets; agreements between employers also raise antitrust risk. @@ Cal. Bus. & Prof. Code §§ 16600, 16600.1; *AMN Healthcare, Inc. v. Aya Healthcare Servs., Inc.*, 28 Cal. App. 5th 923 (2018)
> Employers that agree not to hire each other’s people outside a legitimate transaction risk criminal antitrust liability; keep the clause ancillary to the deal and no wider than it needs. @@ 15 U.S.C. § 1
`,
  },
];

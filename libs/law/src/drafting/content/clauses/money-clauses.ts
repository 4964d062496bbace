import type { ClauseSource } from '../../source/template-source.js';

const COMMERCIAL = ['Contract Agreement', 'Service Agreement', 'Purchase Agreement'] as const;

/** Clauses on prices, damages, and audits. */
export const MONEY_CLAUSES: readonly ClauseSource[] = [
  {
    id: 'liquidated-damages',
    title: 'Liquidated Damages for Delay',
    group: 'money',
    summary:
      'Fixes in advance what a day of delay costs. Take it where the loss will be real but hard to prove.',
    documentTypes: COMMERCIAL,
    asks: /\b(?:liquidated damages|delay damages|penalt(?:y|ies) for (?:late|delay)\w*)\b/,
    placeholders: [
      {
        name: 'delay_damages',
        label: 'Damages for each day of delay',
        type: 'money',
        hint: 'A reasonable forecast of the loss; keep a record of how it was calculated.',
        near: /liquidated|per day|a day|delay/,
      },
      {
        name: 'delay_damages_cap',
        label: 'Most for delay',
        type: 'number',
        usual: '10%',
        hint: 'Percent of the whole price.',
      },
    ],
    body: `
# liquidated-damages: Liquidated Damages for Delay
If the {=bound} delivers or completes late, for a reason that {@force-majeure} does not excuse, it shall pay the {=protected} {delay_damages} for each day of delay, up to {delay_damages_cap} of the whole price. The Parties agree that the loss from delay is hard to estimate, that this sum is a reasonable forecast of it and not a penalty, and that it is the sole remedy for the delay itself, but not for a failure to perform at all.
>j [california] Between businesses such a clause is valid unless unreasonable under the circumstances that existed when the contract was made. @@ Cal. Civ. Code § 1671(b)
>j [texas] Enforced where the harm was difficult to estimate and the amount is a reasonable forecast, and not where it proves to be an unbridgeable distance from the loss. @@ *Phillips v. Phillips*, 820 S.W.2d 785 (Tex. 1991); *FPL Energy, LLC v. TXU Portfolio Mgmt. Co.*, 426 S.W.3d 59 (Tex. 2014)
>j [new-york] Enforced where the amount bears a reasonable proportion to the probable loss and actual loss is hard to estimate. @@ *Truck Rent-A-Ctr., Inc. v. Puritan Farms 2nd, Inc.*, 41 N.Y.2d 420 (1977)
>j [england] Enforced unless out of all proportion to a legitimate interest in performance. @@ *Cavendish Square Holding BV v Makdessi* [2015] UKSC 67
>b Both sides gain certainty; the cap protects the side that pays.
`,
  },
  {
    id: 'audit',
    title: 'Records and Audit',
    group: 'money',
    summary:
      'Lets the paying side check what it is charged. Take it for rates, expenses and shares of revenue.',
    documentTypes: COMMERCIAL,
    asks: /\baudit\w*(?: rights?)?|inspect (?:the )?(?:books|records)/,
    placeholders: [
      {
        name: 'audit_period',
        label: 'Time to keep records',
        type: 'duration',
        usual: '3 years',
        hint: 'How long records are kept.',
        near: /audit\w*|records?/,
      },
    ],
    body: `
# audit: Records and Audit
The {=bound} shall keep complete records of its charges under this Agreement for {audit_period} after the charge. On 10 days’ written notice, at most once a year, during business hours and under a duty of confidence, the {=protected} may have them inspected. An overcharge shall be refunded; if it exceeds five percent of the charges inspected, the {=bound} shall also bear the reasonable cost of the inspection.
> The limits on frequency, hours and confidence keep the right from becoming a burden; regulated industries may need wider ones.
`,
  },
  {
    id: 'most-favored-price',
    title: 'Most Favored Price',
    group: 'money',
    summary:
      'Gives the paying side the best price that anyone like it gets. Heavy; take it only for volume.',
    documentTypes: COMMERCIAL,
    asks: /\bmost[- ]favou?red (?:customer|nation|price|pricing)\b|\bMFN\b|best price/,
    placeholders: [],
    body: `
# most-favored-price: Most Favored Price
If the {=bound} agrees with another customer, for substantially the same quantity, quality and terms, on a lower price than the one under this Agreement, it shall offer that price to the {=protected} from the same day.
>b The clause favors the paying side. A supplier confines it to a territory and to the time after signature, and excludes affiliates and public tenders.
`,
  },
];

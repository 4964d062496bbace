import { risk } from './risk.js';

/** Who performs, and who says whether it was done. */
export const PERFORMING = {
  'free-assignment': risk(
    'medium',
    'the side that may have to deal with an unknown assignee',
    [
      'One side may hand the contract to anyone. The other may end up with a competitor or an empty shell as its counterparty.',
      'Consent is needed on both sides, except to affiliates or a buyer of the business.',
      'Ask for consent, or for notice, assumption in writing, and continued liability of the assignor.',
    ],
    {
      // Whom it binds after an assignment is not who may assign.
      denied: /\binures?\b|\bbinding (?:up)?on\b/i,
      rests: /assign|transfer|delegat|novat|\bsell|\bsold|convey|\bpass|substitut|participat/i,
      softeners: ['consent', 'notice', 'mutual'],
      replaces: ['anti-assignment'],
    },
  ),
  'no-assignment': risk(
    'low',
    'the side that may want to sell or reorganize',
    [
      'The contract cannot be passed on; where mergers or share sales count, a sale of the business needs consent.',
      'Consent not unreasonably withheld, with affiliates and successors exempt.',
      'Ask for free assignment to affiliates and to a buyer of the business, and that consent be not unreasonably withheld.',
    ],
    {
      rests: /assign|transfer|delegat|novat|sublet|convey|\bpass|\bsell|pledg|personal|merg/i,
      softeners: ['consent', 'mutual'],
      replaces: ['anti-assignment', 'change-of-control'],
    },
  ),
  'free-subcontracting': risk(
    'low',
    'the side that chose its counterparty',
    [
      'The work may go to anyone. A subcontractor’s skill, confidentiality, and insurance are unknown.',
      'Consent is needed, and the contractor answers for its subcontractors.',
      'Ask for consent, the same duties for subcontractors, and liability for them.',
    ],
    {
      rests:
        /subcontract|delegat|third part|\bother|anyone|outsourc|agent|affiliat|\bhand|substitut|whom|someone|\bhire|engage|farm|outside|let out|different|source/i,
      softeners: ['consent', 'notice'],
    },
  ),
  'deemed-acceptance': risk(
    'medium',
    'the side that is silent',
    [
      'Silence counts as acceptance. Rights may be lost before a defect is seen.',
      'A time for inspection that fits the goods, and hidden defects stay open.',
      'Ask for a longer time, for written acceptance, and to keep claims for defects that inspection would not show.',
    ],
    {
      rests:
        /accept|approv|deem|silen|conclusive|agree|conform|taken|satisf|final|correct|consent|consider/i,
      softeners: ['notice'],
    },
  ),
  'sole-discretion': risk(
    'medium',
    'the side that is judged',
    [
      'One side alone decides. The duty of good faith is all that limits it, and in some states not even that where the discretion is “sole and absolute”.',
      'Decisions are reasonable, timely, and with reasons.',
      'Ask for “reasonable discretion”, objective criteria, and approval that is not unreasonably withheld.',
    ],
    {
      rests:
        /discretion|judgment|determin|decid|decision|\bsole|satisf|opinion|option|\bfit\b|pleas|choos|choice|final|\balone|elect|approv|consider|wish|will\b|deem/i,
      softeners: ['mutual'],
    },
  ),
  'one-way-force-majeure': risk(
    'medium',
    'the side that is not excused',
    [
      'Only one side is excused by events beyond control. The other must pay or perform no matter what.',
      'Both sides are excused, except from paying, and may end the contract when it lasts.',
      'Ask that it be mutual, with notice, a duty to mitigate, and a right to terminate after 60 to 90 days.',
    ],
    {
      rests:
        /control|force majeure|\bevents?\b|circumstance|strike|excus|weather|\bwar\b|act of god|shortage|epidemic|happen|impossib/i,
      softeners: ['mutual'],
    },
  ),
  relocation: risk(
    'medium',
    'the tenant, or the person who is moved',
    [
      'One side may move the other. Costs and lost trade may fall on the side that is moved.',
      'Comparable space, at the mover’s cost, on long notice, and at most once.',
      'Ask for comparable space, all costs, notice of 90 days, and a right to end instead.',
    ],
    {
      rests:
        /\bmov|relocat|transfer|\bspace|place|location|elsewhere|station|another|office|shift|\bsite|berth|vacat|\bpitch/i,
      softeners: ['notice', 'consent'],
    },
  ),
};

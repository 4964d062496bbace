import { says, under } from '../clause.js';

/** Shares of revenue, quantities to be bought, and limits on use. */
export const MONEY_CUES = {
  'revenue-profit-sharing': [
    says(
      4.5,
      /(?:%|percent|\bshare|\bportion|\])\)? of (?:the |all |its |any |such |\w+'s )?(?:\w+ ){0,4}(?:revenues?|sales|profits?|receipts|income|proceeds|fees|premiums?)\b/i,
    ),
    says(4, /\b(?:revenue|profit)[- ]shar/i),
    says(
      4,
      /\b(?:pay|paid|payable|entitled|receive)\b.{0,100}\b(?:royalt(?:y|ies)|commissions?|residuals?)\b/i,
    ),
    says(3, /\broyalt(?:y|ies)\b/i),
    says(2, /\bcommissions?\b/i),
    says(
      3,
      /\b(?:net|gross|adjusted) (?:\w+ )?(?:revenues?|sales|profits?|receipts|income|proceeds)\b/i,
    ),
    says(3.5, /\bshare any (?:revenue|profit)|\bpay \w+ (?:\*{2,}|\[[\s*]+\]) of\b/i),
    says(2, /(?:%|percent|\[\*+\])/i),
    under(2.5, /royalt|revenue|commission|profit|compensation|fees/),
    says(-4, /\broyalty[- ]free/i),
    says(
      -2,
      /\b(?:interest|late|lost (?:profits|revenue)|indemnif|audit|damages|securities and exchange commission)\b/i,
    ),
  ],
  'minimum-commitment': [
    says(2.5, /\b(?:not less than|no less than|at least|minimum of)\s(?:US)?\$\s?[\d,]+/i),
    says(
      3.5,
      /\bfails? to (?:meet|reach|achieve|satisfy|purchase|sell)\b.{0,80}\b(?:minimum|targets?|quotas?)\b/i,
    ),
    says(3, /\b(?:market penetration|sales|purchase|performance) (?:targets?|quotas?)\b/i),
    says(
      4.5,
      /\bminimum (?:annual |monthly |quarterly |order |purchase |guaranteed? |aggregate |development |advertising |volume |initial )*(?:quantit|purchase|order|commit|amount|guarantee|royalt|payment|volume|quota|fee|requirement|balance|number|sales|impressions)/i,
    ),
    says(
      4,
      /\b(?:purchase|order|buy|sell|pay|spend|deliver|provide|guarantee)\w*\b.{0,60}\b(?:a minimum of|at least|not less than|no (?:less|fewer) than|minimum)\b/i,
    ),
    says(
      3,
      /\bguarantee[sd]?\b.{0,60}\bminimum\b|\bminimum guarantee|\b(?:non-?recoupable|recoupable|guaranteed) (?:advance|payment|minimum|amount)/i,
    ),
    says(2.5, /\btake[- ]or[- ]pay|\bshortfall\b/i),
    says(1.5, /\b(?:a )?minimum\b/i),
    says(1.5, /\beach (?:calendar |contract )?(?:year|month|quarter)\b/i),
    under(3.5, /minimum|guarantee|commitment|quota|purchase requirement/),
    says(
      -3.5,
      /\b(?:insurance|insured|coverage|liability limits?|days'? (?:prior|written|notice)|notice|per occurrence|consent|bandwidth|percent uptime|stock|shares)\b/i,
    ),
  ],
  'volume-restriction': [
    says(
      4,
      /\b(?:up to|not (?:to )?exceed|no more than|maximum (?:of|number)|in excess of|exceeds?)\b.{0,60}\b(?:hours|users|copies|units|seats|devices|servers|transactions|persons?|employees|locations?|impressions|gigabytes|links|kits|tickets|pages|calls|subscribers)\b/i,
    ),
    says(
      3,
      /\badditional (?:fee|charge|cost)s?\b.{0,100}\b(?:exceed|excess|above|over|beyond|more than)\b/i,
    ),
    says(3, /\b(?:exceed|excess|above|over|beyond)\w*\b.{0,100}\badditional (?:fee|charge|cost)/i),
    says(2, /\bmaximum\b/i),
    under(2, /volume|capacity|limit(?:s|ation) on use|usage/),
    says(-4, /\b(?:liabilit|damages|insurance|days|interest|percent of|indemnif)/i),
  ],
  'liquidated-damages': [
    says(6, /\bliquidated damages\b/i),
    says(5, /\b(?:early )?(?:termination|cancellation|break-?up) (?:fee|charge|penalt|payment)/i),
    says(3, /\bpenalt(?:y|ies)\b.{0,80}\b(?:pay|percent|per day|each day|%|\$)/i),
    says(
      3,
      /\b(?:reasonable|genuine|good faith)\b.{0,40}\b(?:pre-?)?estimate\b.{0,40}\bdamages?\b/i,
    ),
    says(2.5, /\bnot (?:as )?a penalty\b/i),
    says(2, /\b(?:pay|forfeit)\b.{0,160}\b(?:per day|for each day|upon (?:early )?termination)\b/i),
    says(
      2,
      /\bterminat\w*\b.{0,160}\bshall (?:immediately )?pay\b.{0,100}(?:\$|%|\bfee|amount equal)/i,
    ),
    under(3.5, /liquidated|termination fee|penalt/),
    says(-1.5, /\bin no event\b/i),
  ],
  'warranty-duration': [
    says(
      5,
      /\bwarrant\w*\b.{0,200}\b(?:for|within|during)\b.{0,40}\b(?:period of )?(?:\w+ )?\(?\d*\)? ?(?:days|months?|years?)\b/i,
    ),
    says(5, /\bwarranty (?:period|term|duration)\b/i),
    says(3, /\bfree (?:from|of) (?:any )?(?:material )?defects\b/i),
    says(
      3,
      /\b(?:days|months?|years?)\b.{0,80}\b(?:from|after|following|of)\b.{0,60}\b(?:shipment|delivery|acceptance|installation|receipt|invoice)\b/i,
    ),
    says(1.5, /\bwarrant(?:y|ies|s)\b/i),
    says(2, /\bdefect/i),
    under(2.5, /warrant/),
    says(
      -3,
      /\b(?:authority to enter|duly organized|execution and delivery|merchantability|represents? and warrants? that (?:it|each))/i,
    ),
  ],
};

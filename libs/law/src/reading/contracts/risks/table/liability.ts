import { risk } from './risk.js';

/** Who bears which loss, and how much of it. */
export const LIABILITY = {
  'as-is': risk(
    'medium',
    'the buyer, tenant, or user',
    [
      'Nothing is promised about quality. Under UCC § 2-316, conspicuous language can exclude implied warranties.',
      'A limited warranty replaces the implied warranties.',
      'Ask for a warranty of conformity for a stated time, and for title and authority in any case.',
    ],
    {
      rests:
        /as[- ]is|warrant|faults?|condition|represent|disclaim|promis|assur|defect|found|guarantee|where-is|survey|undertaking|state/i,
      softeners: ['mutual'],
    },
  ),
  'broad-indemnity': risk(
    'medium',
    'the side that indemnifies',
    [
      'One side is liable for the other’s losses even where the other caused them. Many states void this in construction contracts.',
      'Each side indemnifies for claims of third parties that it caused.',
      'Ask for an indemnity to the extent of the indemnitor’s fault, for third-party claims only, and under the cap.',
    ],
    {
      // What one's own breach brings is no broad thing to answer for.
      denied:
        /\b(?:aris\w+ (?:out of|from)|occasioned by|caused by|result\w+ from) (?:any |an? |the |its )?breach/i,
      rests:
        /indemn|harmless|defend|reimburs|repay|compensat|make good|answer|protect|\bbear|whole|\bsave|free\b|respons|liab/i,
      softeners: ['mutual', 'cap'],
      grave:
        /\b(?:sole|own|gross|active) (?:or (?:sole|gross|concurrent) )?(?:negligence|fault)\b|\b(?:regardless|irrespective) of (?:the )?(?:fault|cause|negligence|who)\b|\bwhether or not\b[^.;]{0,60}\b(?:negligen|fault|caused)\w*/i,
    },
  ),
  'low-cap': risk(
    'medium',
    'the side that would claim',
    [
      'Liability is capped at a small sum, which may be far below the loss.',
      'Fees of 12 months or more, with exceptions for confidentiality, indemnities, and gross negligence.',
      'Ask for a higher cap, the insurance limits at least, and for exceptions.',
    ],
    {
      rests:
        /exceed|limit|\bcap|maximum|more than|aggregate|greater than|\bonly|confine|surpass|above|up to|at most|lesser|\bthe most/i,
      softeners: ['mutual'],
      replaces: ['cap-on-liability'],
    },
  ),
  'no-consequential': risk(
    'medium',
    'the side whose loss is lost profit or lost data',
    [
      'Consequential damages and lost profits are excluded. For many contracts they are the whole loss.',
      'The exclusion is mutual and leaves out confidentiality, indemnities, and willful acts.',
      'Ask that it be mutual, say which losses count as direct, and keep the usual exceptions.',
    ],
    {
      rests: /consequen|indirect|incidental|special|\blost\b|loss(?:es)? of|profit/i,
      softeners: ['mutual'],
      replaces: ['cap-on-liability'],
    },
  ),
  'unlimited-liability': risk(
    'medium',
    'the side that owes',
    [
      'Nothing limits what a party may owe. One claim can exceed the price many times over.',
      'A cap on all liability, with a few exceptions for serious cases.',
      'Ask for a cap that both sides can insure, and a higher one for serious cases.',
    ],
    {
      rests:
        /unlimited|uncapped|unrestricted|\bno (?:limit|cap|ceiling|bound|maximum)|without (?:any )?(?:limit|cap|bound|ceiling|restrict|regard)|not (?:be )?(?:limited|capped|restricted)|\blimits?\b[^.]{0,50}\b(?:not|only|alone)\b|\b(?:all|any|each|every|whole|full|entire|whatever)\b[^.]{0,60}\b(?:loss|damage|liab|cost|claim|consequence|harm|sum)|\bexposure|recourse/i,
      softeners: ['mutual'],
      denied:
        /insurance|waives? any|\b(?<!not )(?:limited to|(?:not|case|never) (?:be )?(?:exceed|greater)|only to the extent)\b/i,
      replaces: ['uncapped-liability'],
    },
  ),
  'no-delay-liability': risk(
    'low',
    'the side that waits',
    [
      'Dates are not binding, and delay has no consequence.',
      'Dates are firm, or a long delay gives a right to cancel.',
      'Ask for firm dates that matter, and a right to cancel and be refunded after a stated delay.',
    ],
    {
      rests:
        /delay|\blate|timel|on time|schedule|deadline|\bestimate|hindr|slip|possession|\bdates?\b[^.]{0,60}\b(?:target|approximate|bind|guarantee|good faith)/i,
      softeners: ['mutual'],
    },
  ),
  'absolute-warranty': risk(
    'medium',
    'the side that warrants',
    [
      'The warranty has no exceptions: any error is a breach, no matter who is at fault.',
      'Material conformity to a specification for a stated time, with repair or refund as remedy.',
      'Ask to limit it to material conformity, a period, and repair, replacement, or refund.',
    ],
    {
      rests:
        /warrant|guarant|represent|promis|assur|error|defect|fit\b|perfect|certif|conform|undertak|every/i,
      softeners: ['cure', 'cap'],
      replaces: ['warranty-duration'],
    },
  ),
};

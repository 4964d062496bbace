import { risk } from './risk.js';

/** Work on a site and work to order, and staying on a site: who pays for what, and who bears surprises. */
export const BUILDING = {
  'pay-if-paid': risk(
    'medium',
    'the side that did the work',
    [
      'Payment depends on a third party’s payment. Whoever did the work bears that party’s credit risk. Some states, such as California and New York, do not enforce this in construction.',
      'Another’s payment sets the time of payment at most, and after a reasonable time it is due in any case.',
      'Ask for payment within a stated time after the invoice whether or not the other has paid.',
    ],
    { rests: /\bpa(?:y|id|yments?|yable)|receiv|receipt|collect|fund|remit|due\b/i },
  ),
  'site-risk': risk(
    'medium',
    'the builder or buyer',
    [
      'One side bears the risk of what no one could see: soil, water, hidden structures, mistakes in plans.',
      'A clause on differing site conditions adjusts price and time.',
      'Ask for an adjustment for conditions that differ from the documents, and for the right to rely on what was furnished.',
    ],
    {
      rests:
        /(?=.*\b(?:risks?|hazards?|claims?|adjust|bears?|accepts?|waives?|at its own|no added|no (?:increase|extension))\b)(?=.*(?:\bsite|surface|\bsoil|ground|conceal|hidden|unseen|unexpected|\bplans|drawings|surveys?\b|condition|existing))/i,
    },
  ),
  'lien-waiver': risk(
    'medium',
    'the side that furnishes labor or materials',
    [
      'Lien and bond rights, often the only security for payment, are waived before payment; many states void such a waiver.',
      'Waivers on payment, for the amount received.',
      'Ask for waivers that are conditional on payment and reach no further than it.',
    ],
    { rests: /\bliens?\b|\bbond/i, replaces: ['covenant-not-to-sue'] },
  ),
  'unpaid-changes': risk(
    'medium',
    'the side that performs',
    [
      'Changes must be carried out, yet payment for them hangs on a form, a short time, or the other side’s goodwill.',
      'A written change order with price and time comes first; without it, work is paid at stated rates.',
      'Ask that no change have to begin without a signed order, and for stated rates where it does.',
    ],
    { rests: /chang|extra|addition|added|further|modif|scope|revis/i, softeners: ['mutual'] },
  ),
  'free-rework': risk(
    'medium',
    'the side that performs',
    [
      'Work must be redone free of charge, as often as asked.',
      'Correction of defects for a stated time, and a stated number of revisions.',
      'Ask for a number of rounds, a period, and a standard by which work is judged.',
    ],
    {
      rests:
        /no (?:extra |added |additional )?(?:charge|cost|fee)|free|without (?:charge|pay|extra|compensation)|expense|cost|\bfee\b|price/i,
      softeners: ['cap'],
    },
  ),
  misclassification: risk(
    'medium',
    'the worker',
    [
      'The worker answers for taxes and claims that follow if the law calls the work employment, though the other side decided how it was done.',
      'Each side pays the taxes that the law imposes on it.',
      'Ask to strike it, or to limit it to the worker’s own income tax.',
    ],
    { rests: /employ|classif|worker|withh/i, softeners: ['mutual'] },
  ),
  'holdover-rent': risk(
    'medium',
    'the tenant or lessee',
    [
      'Holding over by even a day costs a multiple of the rent, and perhaps the owner’s lost deal with the next occupant.',
      'One and a half times the rent, prorated daily, after a short grace period, without indirect damages.',
      'Ask for a lower multiple, prorated daily, a grace period, and no indirect damages for the first 30 to 60 days.',
    ],
    {
      rests:
        /hold(?:s|ing)? ?over|remain|\bstay|surrender|vacat|possession|past the|beyond|\breturn/i,
      softeners: ['consent'],
    },
  ),
};

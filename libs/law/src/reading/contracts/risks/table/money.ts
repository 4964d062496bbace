import { risk } from './risk.js';

/** Prices, payments, and what is owed whatever happens. */
export const MONEY = {
  'price-increase': risk(
    'medium',
    'the side that pays',
    [
      'One side may raise what the other pays. A budget built on today’s price will not hold.',
      'Prices are fixed for the term, or rise on notice by an index or a stated percentage.',
      'Ask for fixed prices for the term, a ceiling on each increase, and a right to end the contract when one is announced.',
    ],
    {
      rests:
        /increas|\brais|adjust|chang|revis|modif|escalat|higher|\breset|upward|new|\bset\b|prevail|then[- ]current|current|list price|revalu|\brise|introduc|surcharge|enlarg|ruling|review|lift|go up|determin|guarantee/i,
      softeners: ['notice', 'cap', 'consent'],
      replaces: ['price-restrictions'],
    },
  ),
  penalty: risk(
    'medium',
    'the side that breaches or is late',
    [
      'A fixed sum is due whatever the loss is. Courts enforce it only where it is a reasonable forecast of a loss that is hard to prove.',
      'Liquidated damages are tied to the loss that is expected, capped, and the only remedy.',
      'Ask how the sum was calculated, for a cap, and that it be the sole remedy for the breach.',
    ],
    {
      rests:
        /breach|default|fail|violat|\blate|delay|miss|terminat|cancel|withdraw|penalt|liquidated|forfeit|shortfall|does not|do not|without|past the|\bstay|\bfines?\b|treble|double|twice|\blevy/i,
      softeners: ['cure', 'cap', 'mutual'],
      replaces: ['liquidated-damages'],
    },
  ),
  acceleration: risk(
    'medium',
    'the side that owes payments over time',
    [
      'All that remains falls due at once. One missed payment can call in the whole debt.',
      'Acceleration follows a material default that is not cured after written notice.',
      'Ask for notice, a time to cure, and a discount for payments that come early.',
    ],
    {
      rests:
        /immediately|at once|accelerat|entire|\ball\b|balance|forthwith|whole|\bfull|total|payable now|demand|mature/i,
      softeners: ['cure', 'notice'],
    },
  ),
  'most-favored': risk(
    'medium',
    'the side that must match its best terms',
    [
      'One side must get terms as good as anyone else’s. The promise reaches every later deal, and accounts may be audited to enforce it.',
      'It is limited to like products, volumes, and terms, and to a period.',
      'Ask to limit it to comparable customers and quantities, to the future, and to a certificate in place of an audit.',
    ],
    {
      rests:
        /favou?r|\bbest\b|low|no less|any other|better|match|equal|as good|anyone|than|concession|benefit|cheap|advantage|\bless\b|discount|terms/i,
      replaces: ['most-favored-nation', 'price-restrictions'],
    },
  ),
  'exit-fee': risk(
    'medium',
    'the side that wants to leave',
    [
      'Leaving early costs money, which makes the right to terminate worth that much less.',
      'A fee falls over time and covers only costs that were not yet recovered.',
      'Ask for a fee that falls each month, none where the other side is in breach, and a list of the costs it covers.',
    ],
    {
      rests:
        /terminat|cancel|\bearly|\bends?\b|leav|\bexit|withdraw|before the|ahead of|drop|surrender|break|bought out|prepay|depart|settling|\bsooner/i,
      softeners: ['cap'],
      replaces: ['liquidated-damages'],
    },
  ),
  'minimum-commitment': risk(
    'medium',
    'the side that must buy or pay',
    [
      'A quantity or a sum is owed whether or not it is used.',
      'Minimums fall with supply failures and can be made up in a later period.',
      'Ask for a lower minimum, a right to carry a shortfall forward, and relief when the other side cannot deliver.',
    ],
    {
      rests:
        /minim|at least|whether or not|no (?:fewer|less)|not less|take[- ]or[- ]pay|regardless|quota|guarant|shortfall|commit|even (?:if|in|when|though)|greater of|whichever|floor|fixed|fall short|unused|lapse|deficien|vacant|empty|dead freight|nominat|used|reserv/i,
      softeners: ['cap'],
      replaces: ['minimum-commitment'],
    },
  ),
  'no-refund': risk(
    'low',
    'the side that pays in advance',
    [
      'Sums paid are nonrefundable, even where the other side ends the contract or fails.',
      'Prepaid sums for time or goods not received come back unless the payer is in breach.',
      'Ask for a pro rata refund when the contract ends for any reason other than the payer’s breach.',
    ],
    {
      rests:
        /refund|return|repa(?:y|id)|\bke(?:ep|pt)|retain|credit|forfeit|back|reimburs|final|lost|lose|recover/i,
    },
  ),
  'late-charge': risk(
    'low',
    'the side that pays late',
    [
      'Late payment costs heavy interest or charges. Above the usury limit of a state it may be void.',
      'One to one and a half percent a month on undisputed sums, or the prime rate and a margin.',
      'Ask for a lower rate, a grace period, and none on sums in good-faith dispute.',
    ],
    {
      rests:
        /\blate\b|overdue|past due|delinquen|when due|default|not paid|unpaid (?:amount|invoice|balance|sum|fee|rent|charge)|past[- ]due|arrears|behind|outstanding|in delay/i,
      softeners: ['notice', 'cure', 'cap'],
    },
  ),
  'no-setoff': risk(
    'medium',
    'the side that pays',
    [
      'Everything must be paid, even what is disputed. The payer loses its best leverage and must sue to get money back.',
      'Undisputed sums are paid on time; disputed ones may be held back on notice.',
      'Ask for the right to withhold sums in good-faith dispute and to set off what is due from the other side.',
    ],
    {
      // Who guarantees a debt without condition answers for another.
      denied: /\bguarant(?:ee|y) (?:of|is)\b/i,
      rests:
        /set[- ]?off|deduct|withh|counterclaim|reduc|abate|offset|free and clear|without|entire|\bfull|disput|argu|retain|hold|even (?:if|where|though)|defect|first/i,
      softeners: ['mutual'],
    },
  ),
};

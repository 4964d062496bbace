/** Of the parties, who pays, and who works for it. */
export const PAYERS =
  /^the (?:Customer|Client|Buyer|Tenant|Employer|Respondent|Borrower|Licensee|Lessee)$/;
export const WORKERS = /^the (?:Provider|Service Provider|Seller|Landlord|Lender|Licensor|Lessor)$/;
export const DENIES = /\b(?:no|not|never|nor|neither|nobody|nothing|cannot|n[’']t)\b/i;

export const SUM = '(?:(?:at most |at least |up to )?[$£€]\\d[\\d,.]*(?<=\\d)(?: million)?)';
export const SHARE = '\\d[\\d,.]*(?:%| ?per ?cent)';
const FIGURE = `(?:${SUM}|(?:at most |at least )?(?:${SHARE}|\\d[\\d,.]* (?:business )?(?:hours?|days?|weeks?|months?|years?)))`;
/** Words of a noun before its head. */
export const QUALIFIERS =
  '(?:(?!(?:is|are|of|the|and|or|an?|to|for|in|by|at|on|no|not|with|pays?|if|per)\\b)[\\p{L}-]+ ){0,3}';
/** What is paid, as a note has it: `deposit $8,860 by March 1`, `$90 late fee`; what only an employer pays. */
export const OWED =
  'deposit|payment|retainer|fees?|charge|balance|rent|price|installment|interest|surcharge';
export const REWARDS = `${OWED}|salary|base|wages|pay|bonus|stipend|allowance|commission|severance`;
/** `$95 per salting`: a price for each of something, but no penalty. */
export const RATE = new RegExp(
  `^${SUM} (?:an?|per|each|every|monthly|weekly|hourly|quarterly|annually|plus)\\b`,
  'iu',
);
/** `$8,250 on removal`. */
export const DUE = new RegExp(
  `^${SUM},? (?:now|down|on|at|upon|by|within|before|after|in|due|when)\\b`,
  'iu',
);
export const PENALTY = /\b(?:late|miss\w*|breach|lost|damage\w*|leak|dead|post|penalty|delay)\b/i;
/** Sums that no article goes before. */
export const NO_ARTICLE = /(?<!bonu)s$|\b(?:interest|rent|severance|pay)$/;
/** What one of the parties bears where the note only names it. */
export const COST =
  /\b(?:tax(?:es)?|costs?|fees?|freight|shipping|utilities|insurance|electricity|water|gas|permits?|repairs?|storage)\b/i;
/** `Season November 1 to April 15`, `from May 1 until June 3`. */
const DAY = '(?:\\p{Lu}\\p{Ll}+ \\d{1,2}(?:, \\d{4})?|\\d{1,2} \\p{Lu}\\p{Ll}+ \\d{4})';
export const LASTS = new RegExp(
  `^(?:(?:the )?(?!from\\b)(\\p{L}[\\p{L} -]{2,30}?):? )?(?:from )?(${DAY} (?:to|until|through) ${DAY}.*)$`,
  'isu',
);
/** `Moisture 19%`, `Bond of $5,000 at most`: a label and its figure. */
export const LABELED = new RegExp(
  `^(?:The )?(?!(?:Default(?! rate)|Notice|Case|Claim|Within|Until|After|Before|About|Up|Not|By|On|At|In)\\b)(\\p{L}\\p{Ll}{2,15}(?: (?!of\\b|with\\b|at\\b|is\\b|an?\\b|pays?\\b|to\\b|for\\b|in\\b|by\\b)[\\p{Ll}-]{2,15}){0,2}?)(?<!s|\\b(?:within|until|after|before|about|than))(?: of|:| =)? (${FIGURE}(?![\\d-]).*)$`,
  'su',
);
/** What is said of a thing behind it, with the verb left out: `Heat included`, `pets not allowed`. */
export const SAID_OF =
  /^((?:[\p{L}\d][\p{L}’'-]* ){1,6}?)(also |not )?(included|excluded|allowed|permitted|required|prohibited|forbidden|(?:non-?)?refundable|due|payable|confidential|optional|(?:non-)?exclusive|capped|limited|waived|shared|split|responsible|liable|entitled|exempt)\b(.*)$/su;
/** Where the verb between two parts of a note is sure: `Launch by May 3`, `disputes to mediation first`. */
export const LINKS: readonly (readonly [RegExp, string])[] = [
  [/^((?:title|risk|ownership)(?: of loss)?):? (to the .+)$/isu, 'shall pass'],
  [
    /^((?:disputes|suits|claims|venue)):? ((?!to\b).*\b(?:court|courts)\b.*)$/isu,
    'shall be brought in the',
  ],
  [
    new RegExp(
      `^((?![Rr]est\\b|[Bb]alance\\b|[Pp]ay)\\p{L}[\\p{L}-]*(?: (?!on\\b|at\\b|in\\b|by\\b|of\\b|for\\b)[\\p{L}-]+)?(?<=ing|ion|al|ery|ment|up|check)):? (?:on )?(${DAY}.*)$`,
      'su',
    ),
    'shall take place on',
  ],
  [
    /^((?:\p{L}+ ){0,2}?(?:delivery|installation|inspection|closing|pick-?up|training|handover)): (the \p{Lu}\p{L}+['’]s .+)$/isu,
    'shall take place at',
  ],
  [/^([\p{L} ]+[^s]s) = (.+)$/su, 'are'],
  [/^([\p{L} ]+) = (.+)$/su, 'is'],
  [
    /^(\p{L}[\p{L}-]*(?: \p{L}+){0,3}) (only (?:with|if|on|upon|after|in|by|at|for|during)\b.*)$/su,
    'is allowed',
  ],
  [
    /^((?:\p{L}+ ){0,2}?(?:delivery|completion|installation|inspection|closing|pick-?up|training|mediation|arbitration|launch|handover)):? ((?:in|at|on|by|within|before|after|up to)\b.+)$/isu,
    'shall take place',
  ],
  [
    /^((?:\p{L}+ ){0,2}?(?:payment|balance|rest|rent)):? ((?:in|at|on|by|within|before|after|upon)\b.+)$/isu,
    'is due',
  ],
  [/^((?:\p{L}+ ){0,2}?(?:disputes|claims|notices|questions|complaints)) (to .+)$/isu, 'shall go'],
];

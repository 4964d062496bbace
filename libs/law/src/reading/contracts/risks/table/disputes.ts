import { risk } from './risk.js';

/** Claims, courts, and rights that are given up. */
export const DISPUTES = {
  'one-way-fees': risk(
    'medium',
    'the side that cannot recover its own fees',
    [
      'Only one side gets its attorneys’ fees. Some states, such as California (Civ. Code § 1717), make such a clause mutual by statute.',
      'Each side bears its own fees, or the prevailing party recovers them.',
      'Ask for fees to the prevailing party, on either side, or strike the clause.',
    ],
    {
      rests: /attorney|lawyer|legal (?:fee|cost|expense)|counsel|solicitor|costs?\b/i,
      denied: /indemnif|harmless|\b(?:prevail|losing|unsuccessful)/i,
      softeners: ['mutual', 'cap'],
    },
  ),
  'jury-waiver': risk(
    'low',
    'the side that a jury would favor, often the individual',
    [
      'The right to a jury trial is waived. Courts of California and Georgia do not enforce such a waiver made before a dispute.',
      'Common between businesses, mutual, and in capitals.',
      'Check whether the governing law enforces it, and that it binds both sides.',
    ],
    { rests: /\bjury\b/i, softeners: ['mutual'] },
  ),
  'class-waiver': risk(
    'medium',
    'the consumer or employee with a small claim',
    [
      'Class and joint actions are waived. Claims too small to bring alone will not be brought.',
      'Found in consumer and employment terms with arbitration; the Federal Arbitration Act mostly protects it.',
      'Ask to strike it, or for small-claims court, costs, and fees to the claimant who prevails.',
    ],
    {
      rests:
        /\bclass\b|collective|representative|consolidat|individual|\bjoin|\bgroup|combin|with other|together|lead plaintiff|aggregat/i,
    },
  ),
  'short-limitation': risk(
    'medium',
    'the side with a claim',
    [
      'Claims are lost unless they are raised within a short time, regardless of the statute of limitations. Some states do not enforce this.',
      'The statute runs, or one to two years from discovery.',
      'Ask for at least a year from discovery, and no bar for late notice that does not prejudice the other side.',
    ],
    {
      rests:
        /claim|\bactions?\b|\bsuits?\b|complain|notice|\bsue|proceed|dispute|\bbarred|object|recourse|defect|lost|report|shorten|expire|prescrib/i,
      softeners: ['mutual'],
    },
  ),
  'confession-of-judgment': risk(
    'medium',
    'the debtor or guarantor',
    [
      'Judgment may be entered without a hearing. Many states forbid it, and in consumer credit federal rules do (16 C.F.R. § 444.2).',
      'Not usual outside commercial loans in a few states.',
      'Strike it. If it must stay, ask for notice, a time to cure, and a hearing first.',
    ],
    {
      denied: /\baward|\barbitrat/i,
      rests:
        /judgment|confess|cognovit|admit liability|day in court|without (?:prior )?proceeding|enforcement|process/i,
      softeners: ['notice', 'cure'],
      grave:
        /\b(?:confess\w*|cognovit|without (?:a |any )?(?:prior )?(?:notice|hearing|process|trial))\b/i,
    },
  ),
  'no-bond-injunction': risk(
    'low',
    'the side against which an injunction is sought',
    [
      'An injunction may issue without a bond or proof of harm. The agreed words do not bind a federal court, but they weigh.',
      'A breach “may” cause irreparable harm, and the court decides.',
      'Ask that the clause be mutual and leave proof and the bond to the court.',
    ],
    {
      rests: /injunct|\bbond|enjoin|restrain|equit|irreparab|specific performance/i,
      softeners: ['mutual'],
    },
  ),
  'far-venue': risk(
    'medium',
    'the side that must sue or defend away from home',
    [
      'Disputes go only to the other side’s courts. Going there may cost more than the claim.',
      'A neutral place, or the courts of the defendant.',
      'Ask for a neutral forum, the defendant’s home courts, or a forum that is not exclusive.',
    ],
    {
      denied: /\bnon-?exclusive/i,
      rests:
        /court|venue|jurisdiction|forum|\bsuit|\bactions?\b|dispute|proceeding|litigat|arbitrat/i,
      softeners: ['mutual'],
    },
  ),
  arbitration: risk(
    'medium',
    'the side that would want a court, an appeal, or discovery',
    [
      'Disputes go to arbitration only. There is hardly any appeal, and costs are paid in advance.',
      'Both sides are bound, with named rules, a neutral seat, and injunctions in court.',
      'Check the rules, seat, number of arbitrators, and costs, and keep small claims and injunctions for the courts.',
    ],
    { rests: /arbitra/i },
  ),
  'one-sided-arbitration': risk(
    'medium',
    'the side that does not choose',
    [
      'One side chooses the arbitrator, the place, or who pays. Courts have called such terms unconscionable.',
      'A neutral institution appoints, and each side pays its share.',
      'Ask for appointment by the institution, a neutral seat, and costs as the rules allot them.',
    ],
    { rests: /arbitra|tribunal|panel|mediat|umpire|referee|hearing/i },
  ),
};

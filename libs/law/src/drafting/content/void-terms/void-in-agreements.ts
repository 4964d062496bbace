// cspell:ignore exclud waiv releas capp ulent negligen injur
import type { Refused } from '../../source/template-source.js';
import { DAY, hoursIn, YEAR } from '../shared/periods.js';
import { goesAllTheWay } from './rules.js';

const SUIT = '(?:claims?|suits?|lawsuits?|actions?|proceedings?|legal action)';
/** A time to sue that the parties set. */
const TIME_TO_SUE = new RegExp(
  `\\b${SUIT}\\b[^.;]{0,80}\\b(?:brought|filed|commenced|started|begun)\\b[^.;]{0,40}\\b(?:within|later than|after)\\b[^.;]{0,30}\\b(?:days?|weeks?|months?|years?)\\b|\\b(?:sue|bring (?:any |a |its )?${SUIT})\\b[^.;]{0,40}\\b(?:within|later than|after)\\b[^.;]{0,30}\\b(?:days?|weeks?|months?|years?)\\b|\\b[\\w-]{1,12}\\s(?:days?|weeks?|months?|years?) to (?:sue|bring|file|commence|start)\\b[^.;]{0,20}\\b${SUIT}\\b|\\b(?:limitations?|time to sue)\\b[^.;]{0,40}\\b(?:days?|weeks?|months?|years?)\\b`,
);

const shorterThan = (least: number) => (found: string) =>
  (hoursIn(found) ?? Number.POSITIVE_INFINITY) < least;

const timeToSue = (when: string, least: number, reason: string, law: string): Refused => ({
  when,
  reason,
  law,
  asks: TIME_TO_SUE,
  isVoid: shorterThan(least),
  section: 'liability',
});

/** The States in which no contract shortens the time that a statute gives for a suit on a writing. */
const NO_SHORTER: readonly (readonly [state: string, years: number, law: string])[] = [
  ['alabama', 6, 'Ala. Code § 6-2-15'],
  ['florida', 5, 'Fla. Stat. § 95.03'],
  ['idaho', 5, 'Idaho Code § 29-110'],
  ['mississippi', 3, 'Miss. Code Ann. § 15-1-5'],
  ['montana', 6, 'Mont. Code Ann. § 28-2-708'],
  ['oklahoma', 5, 'Okla. Stat. tit. 15, § 216'],
  ['south-carolina', 3, 'S.C. Code Ann. § 15-3-140'],
  ['vermont', 6, 'Vt. Stat. Ann. tit. 12, § 465'],
];

const SHORT_SUITS: readonly Refused[] = [
  ...NO_SHORTER.map(([state, years, law]) =>
    timeToSue(
      `state.${state}`,
      years * YEAR,
      'A term that shortens the statute of limitations is void in this State.',
      law,
    ),
  ),
  timeToSue(
    'texas',
    2 * YEAR,
    'A term that leaves less than two years to sue is void in Texas.',
    'Tex. Civ. Prac. & Rem. Code § 16.070',
  ),
];

const NOT_LIABLE =
  '(?:not (?:be )?(?:held )?(?:liable|responsible)|off the hook|no liability|nobody is (?:liable|responsible)|no one is (?:liable|responsible)|exclud\\w+|waiv\\w+|releas\\w+|exempt\\w*|disclaim\\w*|limited|limits?|capp?(?:ed|s)?)';
const exemption = (harm: string): RegExp =>
  new RegExp(
    `\\b${NOT_LIABLE}\\b[^.;]{0,100}\\b(?:${harm})\\b|\\b(?:${harm})\\b[^.;]{0,60}\\b${NOT_LIABLE}\\b`,
  );

/** `Fraud is not limited`, `excluded from the cap`: more liability, not less. */
const UNLIMITED =
  /\b(?:not (?:be )?(?:limited|capped)|without (?:any )?(?:limit|cap)|unlimited|uncapped|no (?:limit|cap)|(?:excluded|exempt|carved out) from (?:the |this |any )?(?:cap|limit\w*))\b/i;
const isExempted = (found: string, sentence: string): boolean =>
  goesAllTheWay(found, sentence) && !UNLIMITED.test(sentence);

const EXEMPTIONS: readonly Refused[] = [
  {
    when: 'california',
    asks: exemption(
      'fraud(?:ulent)?|willful\\w*|wilful\\w*|intentional(?:ly)?|on purpose|violations? of (?:the )?law',
    ),
    isVoid: isExempted,
    reason:
      'No contract exempts anyone from responsibility for their own fraud, willful injury, or violation of law.',
    law: 'Cal. Civ. Code § 1668',
    section: 'liability',
  },
  {
    when: 'new-york',
    asks: exemption(
      'gross(?:ly)? negligen(?:ce|t)|fraud|willful\\w*|intentional(?:ly)?|on purpose',
    ),
    isVoid: isExempted,
    reason: 'A limit on liability does not reach gross negligence or intentional wrongdoing.',
    law: '*Sommer v. Fed. Signal Corp.*, 79 N.Y.2d 540 (1992)',
    section: 'liability',
  },
  {
    when: 'england',
    asks: exemption('death|personal injur(?:y|ies)|fraud|fraudulent misrepresentation'),
    isVoid: isExempted,
    reason:
      'Liability for death or personal injury from negligence, and for one’s own fraud, cannot be excluded or limited.',
    law: 'Unfair Contract Terms Act 1977, s. 2(1); Misrepresentation Act 1967, s. 3',
    section: 'liability',
  },
];

export const JURY =
  /\b(?:waiv\w+|give(?:s|n)? up|giving up|no)\b[^.;]{0,40}\bjury\b|\bjury (?:trial )?waiver\b|\bjury\b[^.;]{0,16}\b(?:is|are) waived\b/;

const juryWaiver = (when: string, reason: string, law: string): Refused => ({
  when,
  reason,
  law,
  takes: ['jury-waiver'],
  asks: JURY,
  section: 'disputes',
  isVoid: (_, sentence) => !/\bno (?:jury waiver|waiver of)/i.test(sentence),
});

/** Waivers of jury trial before there is a dispute. */
export const JURY_WAIVERS: readonly Refused[] = [
  juryWaiver(
    'california',
    'A waiver of jury trial before there is a dispute is unenforceable in California courts.',
    '*Grafton Partners L.P. v. Superior Court*, 36 Cal. 4th 944 (2005)',
  ),
  juryWaiver(
    'state.north-carolina',
    'A term of a contract that waives a jury trial is unenforceable in North Carolina.',
    'N.C. Gen. Stat. § 22B-10',
  ),
];

export const COMPETE =
  /\bnon-?compet\w+|\bnot (?:to )?(?:directly or indirectly )?compete\b|\b(?:not|never|cannot|can['’]t|won['’]t) (?:to )?(?:work (?:for|with)|join|serve|take on|start|open)\b[^.;]{0,24}\b(?:competitors?|rivals?|competing)\b|\bcompet(?:e|ing) with\b[^.;]{0,60}\b(?:barred|forbidden|prohibited|not allowed)\b|\bstay(?:s|ing)? out of\b[^.;]{0,40}\b(?:business|market|trade|industry)\b/;
/** Within the term a promise of exclusivity is judged otherwise; so is what a seller of a business promises. */
const afterTheTerm = (_: string, sentence: string): boolean =>
  !/\bduring the term\b|\bwhile this\b|\bgoodwill\b|\b(?:sale|seller|buyer|purchase) of (?:the|a|his|her|its) (?:business|company)\b/i.test(
    sentence,
  );

/** Restraints of trade between those who are not employer and employee. */
export const RESTRAINTS: readonly Refused[] = [
  {
    when: 'california',
    asks: COMPETE,
    isVoid: afterTheTerm,
    reason:
      'A promise not to compete after the term is void in California, with exceptions for those who sell a business or leave a partnership.',
    law: 'Cal. Bus. & Prof. Code §§ 16600–16602.5',
    section: 'exclusivity',
  },
  {
    when: 'state.north-dakota',
    asks: COMPETE,
    isVoid: afterTheTerm,
    reason:
      'A contract that restrains anyone from a lawful profession, trade, or business is void to that extent, with exceptions for those who sell a business or leave a partnership.',
    law: 'N.D. Cent. Code § 9-08-06',
    section: 'exclusivity',
  },
];

const SILENCED =
  /\b(?:not|never|cannot|no|forbid\w*|prohibit\w*|bar(?:s|red)?)\b[^.;]{0,40}\b(?:report\w*|talk\w*|speak\w*|complain\w*|communicat\w+|go(?:ing)?|disclos\w+|discuss\w*|cooperat\w+|whistle-?blow\w*|testify\w*)\b[^.;]{0,60}\b(?:SEC|Securities and Exchange|agency|agencies|government|regulators?|police|authorities|EEOC|NLRB|OSHA|FCA|HMRC|wrongdoing|unlawful acts|harassment|discrimination|crimes?|whistle-?blow\w*)\b|\bno whistle-?blow\w*/;

const silence = (when: string, reason: string, law: string): Refused => ({
  when,
  reason,
  law,
  asks: SILENCED,
  isVoid: goesAllTheWay,
  section: 'protected',
});

/** Who reports a wrong is free to speak, whatever was signed. The law of a State goes first. */
export const SILENCE: readonly Refused[] = [
  silence(
    'california',
    'An agreement may not keep an employee from disclosing information about unlawful acts in the workplace.',
    'Cal. Gov’t Code § 12964.5',
  ),
  silence(
    'illinois',
    'A unilateral term that bars an employee from truthful statements about alleged unlawful employment practices, or from reporting them, is void.',
    '820 ILCS 96/1-25',
  ),
  silence(
    'us',
    'No agreement may keep a person from reporting a possible violation of law to a government agency, or from speaking with the Securities and Exchange Commission.',
    '17 C.F.R. § 240.21F-17(a); 18 U.S.C. § 1833(b)',
  ),
  silence(
    'england',
    'A term is void so far as it would keep a worker from making a protected disclosure.',
    'Employment Rights Act 1996, s. 43J',
  ),
];

/** The clause of the library keeps to what is left of it. */
export const NO_POACHING: readonly Refused[] = [
  {
    when: 'california',
    takes: ['non_solicitation_period'],
    reason: 'A promise not to hire the other side’s employees is void once the agreement ends.',
    law: 'Cal. Bus. & Prof. Code § 16600',
    section: 'employee-non-solicitation',
  },
];

/** What the law of a place does not let an agreement of supply say. */
export const VOID_IN_AGREEMENTS: readonly Refused[] = [
  ...SHORT_SUITS,
  ...EXEMPTIONS,
  ...JURY_WAIVERS,
  ...RESTRAINTS,
  ...NO_POACHING,
];

export const VOID_IN_PURCHASES: readonly Refused[] = [
  ...VOID_IN_AGREEMENTS,
  timeToSue(
    'us',
    YEAR,
    'For a sale of goods the time to sue may not be made shorter than one year.',
    'U.C.C. § 2-725(1), as the States have it',
  ),
  {
    when: 'england',
    asks: /\b(?:no|not|without|exclud\w+|disclaim\w*)\b[^.;]{0,40}\b(?:warrant\w*|guarantee\w*|terms?|promises?)\b[^.;]{0,30}\btitle\b/,
    isVoid: goesAllTheWay,
    reason: 'The implied terms as to title cannot be excluded.',
    law: 'Sale of Goods Act 1979, s. 12; Unfair Contract Terms Act 1977, s. 6(1)',
    section: 'warranties-title',
  },
];

export const VOID_IN_SERVICES: readonly Refused[] = [
  ...VOID_IN_AGREEMENTS,
  {
    when: 'florida',
    asks: /\bbreach(?:es)?\b[^.;]{0,60}\b(?:report\w*|notif\w+|notice)\b[^.;]{0,40}\b(?:days?|weeks?|months?)\b|\b(?:report\w*|notif\w+|notice)\b[^.;]{0,40}\b(?:data |security )breach(?:es)?\b[^.;]{0,40}\b(?:days?|weeks?|months?)\b/,
    isVoid: (found) => (hoursIn(found) ?? 0) > 10 * DAY,
    reason:
      'Whoever holds personal information for a business must notify it of a breach within 10 days.',
    law: 'Fla. Stat. § 501.171(6)',
    section: 'data-protection',
  },
];

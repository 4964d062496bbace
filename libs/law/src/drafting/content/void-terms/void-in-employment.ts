import { STATES } from '@casewright/law/citations';
import type { Refused } from '../../source/template-source.js';
import { goesAllTheWay, inEach, toldIn } from './rules.js';
import { JURY_WAIVERS, SILENCE } from './void-in-agreements.js';

/** Terms of a covenant not to compete where it is void. */
const COVENANT = ['non-compete', 'restriction_period', 'restricted_area'];

const COVENANTS: readonly Refused[] = [
  {
    when: 'california',
    takes: [...COVENANT, 'non-solicit', 'non_solicit_period'],
    reason:
      'Such a covenant is void in California, and it is unlawful to put one into an employment contract.',
    law: 'Cal. Bus. & Prof. Code §§ 16600, 16600.1',
    section: 'restrictive-covenants',
  },
  {
    when: 'state.minnesota',
    takes: COVENANT,
    reason: 'A covenant not to compete is void in Minnesota.',
    law: 'Minn. Stat. § 181.988',
    section: 'restrictive-covenants',
  },
  {
    when: 'state.north-dakota',
    takes: COVENANT,
    reason: 'A covenant not to compete is void in North Dakota.',
    law: 'N.D. Cent. Code § 9-08-06',
    section: 'restrictive-covenants',
  },
  {
    when: 'state.oklahoma',
    takes: COVENANT,
    reason: 'A covenant not to compete is void in Oklahoma.',
    law: 'Okla. Stat. tit. 15, § 219A',
    section: 'restrictive-covenants',
  },
  {
    when: 'illinois&low-earner',
    takes: COVENANT,
    reason:
      'A covenant not to compete is void unless the employee earns more than $75,000 a year, and more than $80,000 from 2027.',
    law: '820 ILCS 90/10(a)',
    section: 'restrictive-covenants',
  },
  {
    when: 'illinois&lowest-earner',
    takes: ['non-solicit', 'non_solicit_period'],
    reason:
      'A covenant not to solicit is void unless the employee earns more than $45,000 a year, and more than $47,500 from 2027.',
    law: '820 ILCS 90/10(b)',
    section: 'restrictive-covenants',
  },
];

const OWN_EXPENSES =
  /\bno (?:expense )?reimburse\w*|\bnot (?:be )?reimburse\w*|\bno (?:expenses|expense) (?:are |is )?(?:paid|reimbursed|covered)|\b(?:employee|she|he|they|worker|engineer|driver)\b[^.;]{0,24}\b(?:pays?|bears?|covers?|(?:is|are) responsible)\b[^.;]{0,24}\b(?:own|work|business)\b[^.;]{0,24}\b(?:expenses?|travel|phone|equipment|laptop|tools?|mileage|gas|costs?|uniform|(?:cell |phone )?bills?)\b/;

const EXPENSES = inEach(
  {
    asks: OWN_EXPENSES,
    isVoid: goesAllTheWay,
    section: 'expenses',
    reason:
      'An employer must reimburse necessary work expenses, and the employee cannot waive that right.',
  },
  [
    ['california', 'Cal. Lab. Code §§ 2802, 2804'],
    ['illinois', '820 ILCS 115/9.5'],
  ],
);

const FORFEITED =
  /\buse[- ]it[- ]or[- ]lose[- ]it\b|\b(?:vacation|PTO|leave|time off|unused days)\b[^.;]{0,60}\b(?:forfeit\w*|lapses?|expires?|disappears?|vanish\w*|wiped|(?:is|are) (?:lost|gone)|(?:not|never) paid out)\b|\bforfeit\w*[^.;]{0,40}\b(?:vacation|PTO|leave|time off)\b/;

const FORFEITURES = inEach(
  {
    asks: FORFEITED,
    isVoid: goesAllTheWay,
    section: 'leave',
    reason: 'Earned vacation is wages and cannot be forfeited.',
  },
  [
    ['california', 'Cal. Lab. Code § 227.3'],
    ['state.colorado', 'Colo. Rev. Stat. § 8-4-101(14)(a)(III)'],
  ],
);

const OWN_TIME =
  /\b(?:inventions?|ideas?|works?|creations?|software|code|intellectual property|IP)\b[^.;]{0,100}\b(?:own time|outside (?:of )?(?:work|working hours|office hours|the job|employment)|after hours|(?:nights|evenings) and weekends|spare time|unrelated to)\b|\banything\b[^.;]{0,30}\b(?:codes?|writes?|creates?|makes?|invents?|builds?|designs?)\b[^.;]{0,24}\b(?:at home|at night|own time|weekends)\b/;

const OWN_INVENTIONS = inEach(
  {
    asks: OWN_TIME,
    section: 'ip-excluded',
    isVoid: (_, sentence) =>
      !/\b(?:except|exclud\w+|other than|not (?:assigned|included|covered)|keeps?|retains?|remains?|(?:her|his|their) own(?! time))\b/i.test(
        sentence,
      ),
    reason:
      'An employer cannot claim what the employee invents on his or her own time, with his or her own resources, and unrelated to the business.',
  },
  [
    ['california', 'Cal. Lab. Code § 2870'],
    ['illinois', '765 ILCS 1060/2'],
    ['delaware', '19 Del. C. § 805'],
    ['new-york', 'N.Y. Lab. Law § 203-f'],
    ['england', 'Patents Act 1977, s. 42'],
    ['state.kansas', 'Kan. Stat. Ann. § 44-130'],
    ['state.minnesota', 'Minn. Stat. § 181.78'],
    ['state.north-carolina', 'N.C. Gen. Stat. § 66-57.1'],
    ['state.washington', 'Wash. Rev. Code § 49.44.140'],
  ],
);

const POLITICS =
  /\b(?:not|never|cannot|no|forbid\w*|prohibit\w*)\b[^.;]{0,40}\b(?:politic\w*|campaign\w*|candidates?|vot(?:e|es|ing)|run(?:ning)? for office)\b/;

const POLITICAL_LIFE = inEach(
  {
    asks: POLITICS,
    section: 'position-loyalty',
    reason: 'An employer may not control an employee’s political activities outside work.',
  },
  [
    ['california', 'Cal. Lab. Code §§ 1101, 1102'],
    ['new-york', 'N.Y. Lab. Law § 201-d'],
  ],
);

const ELSEWHERE = STATES.map(({ name }) => name).filter((name) => name !== 'California');
const OTHER_COURTS = new RegExp(
  `\\b(?:disputes?|lawsuits?|litigat\\w+|claims?|venue|jurisdiction|courts?|arbitrat\\w+|govern\\w*|law)\\b[^.;]{0,60}\\b(?:${ELSEWHERE.join('|')})\\b|\\b(?:${ELSEWHERE.join('|')})\\s(?:courts?|law|venue)\\b`,
);

const SELDOM_PAID =
  /\bpaid (?:quarterly|annually|yearly|once a (?:quarter|year)|every (?:two|three|four|six) months|every other month)\b/;
const PAYDAYS = inEach(
  {
    asks: SELDOM_PAID,
    reason: 'Wages must be paid at least once a month, and to most employees twice.',
    section: 'compensation-salary',
  },
  [
    ['california', 'Cal. Lab. Code § 204'],
    ['new-york', 'N.Y. Lab. Law § 191'],
    ['texas', 'Tex. Lab. Code § 61.011'],
    ['illinois', '820 ILCS 115/3'],
    ['delaware', '19 Del. C. § 1102'],
  ],
);

/** What the law of a place does not let an employment agreement say. */
export const VOID_IN_EMPLOYMENT: readonly Refused[] = [
  ...COVENANTS,
  ...EXPENSES,
  ...FORFEITURES,
  ...POLITICAL_LIFE,
  ...OWN_INVENTIONS,
  ...PAYDAYS,
  {
    when: 'california',
    asks: OTHER_COURTS,
    isVoid: (_, sentence) => !/\b(?:represented|own (?:lawyer|attorney|counsel))\b/i.test(sentence),
    reason:
      'An employee who primarily resides and works in California cannot be made to litigate elsewhere or under another law, unless individually represented by counsel in negotiating the term.',
    law: 'Cal. Lab. Code § 925',
    section: 'general-law',
  },
  {
    when: 'us',
    asks: /\b(?:not|never|cannot|no|forbid\w*|forbidden|prohibit\w*)\b[^.;]{0,30}\b(?:discuss\w*|talk\w*|disclos\w+|reveal\w*|shar(?:e|ing)|tell\w*)\b[^.;]{0,40}\b(?:salar(?:y|ies)|pay|wages?|compensation|earnings)\b|\b(?:salary|pay|wages|compensation)\b[^.;]{0,16}\b(?:is|are|stays?|must be|kept|to be kept|remains?) (?:strictly |kept |a )?(?:confidential|secret)\b|\b(?:not|never|cannot|can['’]t) (?:tell|ask)\b[^.;]{0,30}\bwhat (?:he|she|they) (?:makes?|earns?|(?:is|are) paid)\b/,
    reason:
      'Employees who are not supervisors may discuss their pay with each other, and a rule against it is unlawful.',
    law: '29 U.S.C. §§ 157, 158(a)(1)',
    section: 'confidentiality-protected',
  },
  {
    when: 'england',
    asks: /\b(?:waiv\w+|gives? up|no right|not|never|cannot)\b[^.;]{0,60}\b(?:tribunal|unfair dismissal|statutory rights)\b/,
    isVoid: goesAllTheWay,
    reason:
      'A term that keeps an employee from an employment tribunal, or takes away statutory rights, is void unless it is a settlement in the prescribed form.',
    law: 'Employment Rights Act 1996, s. 203',
    section: 'general-law',
  },
  ...toldIn('general-law', JURY_WAIVERS),
  ...toldIn('confidentiality-protected', SILENCE),
];

// cspell:ignore discriminat retaliat disclos
import type { Refused } from '../../source/template-source.js';
import { goesAllTheWay, inEach, toldIn } from './rules.js';
import { COMPETE, JURY_WAIVERS, NO_POACHING, RESTRAINTS, SILENCE } from './void-in-agreements.js';

/** What the law of a place does not let a non-disclosure agreement say. */
export const VOID_IN_NON_DISCLOSURE: readonly Refused[] = [
  ...toldIn('confidentiality-use', RESTRAINTS),
  ...JURY_WAIVERS,
  ...NO_POACHING,
  ...SILENCE,
];

const MISCONDUCT = '(?:harass\\w*|assault|discriminat\\w*|retaliat\\w*|sexual\\w*)';
const HUSHED =
  '(?:confidential|secret|silent|quiet|not (?:to )?(?:be )?(?:disclos\\w+|discuss\\w*|reveal\\w*|talk\\w*|speak\\w*))';

const facts = (when: string, reason: string, law: string): Refused => ({
  when,
  reason,
  law,
  section: 'confidentiality',
  asks: new RegExp(
    `\\b(?:everything|facts?|allegations?|details|what happened|underlying (?:events|conduct)|${MISCONDUCT})\\b[^.;]{0,60}\\b${HUSHED}\\b|\\b(?:never|not|may not)\\b[^.;]{0,20}\\b(?:discuss|talk|speak|disclose|reveal)\\w*\\b[^.;]{0,40}\\b(?:facts?|allegations?|what (?:happened|he did|she did|they did)|${MISCONDUCT})\\b`,
  ),
  isVoid: (found, sentence, all) =>
    goesAllTheWay(found, sentence) && new RegExp(MISCONDUCT, 'i').test(all),
});

/** What the law of a place does not let a settlement say. */
export const VOID_IN_SETTLEMENTS: readonly Refused[] = [
  facts(
    'california',
    'A term that keeps the facts of sexual assault, harassment, or workplace discrimination from being disclosed is void; the amount paid may be kept confidential.',
    'Cal. Code Civ. Proc. § 1001',
  ),
  facts(
    'new-york',
    'The facts of unlawful discrimination, harassment, or retaliation may be kept confidential only if the complainant prefers it, after up to 21 days to consider and 7 to revoke.',
    'N.Y. Gen. Oblig. Law § 5-336',
  ),
  facts(
    'illinois',
    'Confidentiality about alleged unlawful employment practices needs the employee’s documented preference, 21 days to consider, and 7 to revoke.',
    '820 ILCS 96/1-30',
  ),
  {
    when: 'age-claims&us',
    asks: /\b(?:no|not|waiv\w+|without)\b[^.;]{0,30}\b(?:revo(?:cation|ke|ked)|right to revoke)\b/,
    reason:
      'A waiver of age claims may be revoked for at least seven days, which the parties cannot shorten.',
    law: '29 U.S.C. § 626(f)(1)(G)',
    section: 'release-age',
  },
  {
    when: 'florida',
    asks: /\b(?:hazard|defect|danger)\w*\b[^.;]{0,60}\b(?:confidential|secret|not (?:to )?(?:be )?disclos\w+)\b|\b(?:conceal|hide|keep (?:quiet|secret))\w*\b[^.;]{0,40}\b(?:hazard|defect|danger)\w*/,
    reason: 'A settlement may not have the purpose or effect of concealing a public hazard.',
    law: 'Fla. Stat. § 69.081',
    section: 'confidentiality',
  },
  ...toldIn('governing-law', JURY_WAIVERS),
  ...toldIn('confidentiality', SILENCE),
];

const THREATS = inEach(
  {
    asks: /\b(?:threat\w*|report\w*|fil(?:e|es|ing)|press\w*|refer\w*|go(?:ing)? to|call\w*|bring\w*|seek\w*|prosecut\w+)\b[^.;]{0,60}\b(?:police|criminal|crime|prosecutors?|district attorney|D\.?A|FBI|sheriff|jail|prison|arrest\w*|state bar|bar complaint|disbar\w*|immigration|ICE|deport\w*)\b/,
    // What has been done is a fact; what will be done is a threat.
    isVoid: (_, sentence) =>
      /\b(?:threat\w*|will|would|going to|unless|or else|warn\w*|if (?:he|she|they|it|you))\b|['’]ll\b/i.test(
        sentence,
      ),
    reason:
      'A lawyer may not threaten criminal charges, or in some places disciplinary ones, to gain an advantage in a civil matter.',
    section: 'demands',
  },
  [
    ['california', 'Cal. R. Pro. Conduct 3.10'],
    ['new-york', 'N.Y. R. Pro. Conduct 3.4(e)'],
    ['texas', 'Tex. Disciplinary R. Pro. Conduct 4.04(b)'],
    ['florida', 'R. Regulating Fla. Bar 4-3.4(g), (h)'],
    ['illinois', 'Ill. R. Pro. Conduct 8.4(g)'],
  ],
);

/** What the law of a place does not let a lawyer’s letter say. */
export const VOID_IN_LETTERS: readonly Refused[] = [
  ...THREATS,
  {
    when: 'california',
    asks: COMPETE,
    reason:
      'A covenant not to compete is void in California, and to try to enforce one is itself unlawful.',
    law: 'Cal. Bus. & Prof. Code §§ 16600, 16600.5',
    section: 'demands',
  },
];

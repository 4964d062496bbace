import { risk } from './risk.js';

/** Rights that are given up. */
export const WAIVERS = {
  'waiver-of-rights': risk(
    'medium',
    'the side that waives',
    [
      'Rights, notices, or defenses that the law gives are waived. Some cannot be.',
      'Waivers name the right, and consumer and employment rights stay.',
      'Strike what is not needed, and keep notice of default and defenses such as payment and fraud.',
    ],
    {
      rests:
        /waiv|\bg[ia]ve[sn]? up|surrender|forgo|forego|relinquish|renounc|no right|dispens|disclaim|without|not (?:assert|raise|invoke|contest|plead|claim)|never|consent|forbear|abandon|releas|\blose|cannot|may not/i,
      softeners: ['mutual'],
      replaces: ['covenant-not-to-sue'],
    },
  ),
  'general-release': risk(
    'medium',
    'the side that releases',
    [
      'All claims are released, including unknown ones. In California unknown claims need an express waiver of Civ. Code § 1542.',
      'A release names the dispute, is mutual, and leaves out the duties of the agreement itself.',
      'Ask to limit it to the known dispute and to make it mutual, and keep claims that cannot be released.',
    ],
    {
      rests: /releas|discharg|claim|acquit|waiv|free[ds]?\b/i,
      softeners: ['mutual'],
      grave: /\bunknown\b|\bnot (?:yet )?known\b/i,
      replaces: ['covenant-not-to-sue'],
    },
  ),
  'no-reliance': risk(
    'low',
    'the side that was told something before signing',
    [
      'Statements made before signing do not count. In some states this bars a claim of fraud.',
      'An entire-agreement clause that does not bar fraud claims.',
      'Put what was relied on into the contract as a representation, and leave fraud out of the waiver.',
    ],
    {
      rests:
        /\brel(?:y|ie[ds]|ian)|represent|statement|induc|promis|\bsaid\b|\btold\b|assur|outside|prior|earlier|before/i,
      softeners: ['mutual'],
    },
  ),
  'power-of-attorney': risk(
    'medium',
    'the side in whose name the other may act',
    [
      'One side may sign and act for the other. Coupled with an interest the power cannot be revoked.',
      'A power for one stated act, after a default and notice.',
      'Ask to limit it to named acts, after notice and a failure to act, and to end it with the contract.',
    ],
    {
      rests: /attorney|behalf|\bname\b|\bsign|agent|in (?:its|his|her) (?:place|stead)/i,
      softeners: ['notice', 'cure'],
    },
  ),
  'waiver-of-subrogation': risk(
    'low',
    'the side whose insurer may not recover, and its insurer',
    [
      'The insurer’s subrogation claims against the other side are waived. Without the insurer’s consent, coverage may be lost.',
      'Mutual, and to the extent of insurance paid.',
      'Ask that it be mutual, and check that the policy allows it.',
    ],
    { rests: /subrogat|insur|recover/i, softeners: ['mutual'] },
  ),
};

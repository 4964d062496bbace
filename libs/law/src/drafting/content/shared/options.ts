import type { OptionSource } from '../../source/template-source.js';

/** Mutual or one-way: the form of the whole. */
export const DIRECTION: readonly OptionSource[] = [
  {
    fact: 'mutual',
    what: 'Mutual obligations',
    asks: /\b(?:mutual(?:ly)?|two-?way|bilateral|reciprocal)\b/,
    section: null,
  },
  {
    fact: 'one-way',
    what: 'One-way obligations',
    asks: /\b(?:one-?way|unilateral|one-?sided|(?:runs|goes) one way|one way only)\b|\bonly (?:[\w&.,'’-]+ ){1,4}?(?:discloses|shares|(?:will|is to) (?:disclose|share))\b/,
    denies: ['mutual'],
    section: null,
  },
];

/** Liability that no amount ends. */
export const UNLIMITED: readonly OptionSource[] = [
  {
    fact: 'no-cap',
    what: 'Liability without a cap',
    asks: /\bliability (?:is |shall be |to be )?(?:not (?:be )?(?:limited|capped)|unlimited|uncapped)|\b(?:unlimited|uncapped) liability|\bno (?:cap|limit) (?:on|of|to) (?:the |its |their )?liability|\bno liability cap/,
    section: 'liability',
  },
];

/** How disputes are resolved. */
export const DISPUTE_OPTIONS: readonly OptionSource[] = [
  {
    fact: 'arbitration',
    what: 'Arbitration',
    asks: /\b(?:binding )?arbitrat(?:ion|ed|e)\b/,
    section: 'arbitration',
  },
  {
    fact: 'jury-waiver',
    what: 'Waiver of jury trial',
    asks: /\bjury (?:trial )?waiver|waiv\w+ (?:of |the right to )?(?:a )?(?:trial by )?jury(?: trial)?/,
    denies: ['no-jury-waiver'],
    section: 'jury',
  },
  {
    fact: 'no-jury-waiver',
    what: 'No waiver of jury trial',
    asks: /\b(?:no jury waiver|preserve (?:the )?(?:right to )?jury(?: trial)?)/,
    section: null,
  },
  {
    fact: 'fee-shifting',
    what: 'Legal fees to the prevailing party',
    asks: /\b(?:prevailing party|attorneys?['’]? fees|loser pays|legal fees)\b/,
    section: 'legal-fees',
  },
];

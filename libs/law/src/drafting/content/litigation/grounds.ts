import type { TemplateJurisdiction } from '@casewright/contracts';
import type { OptionSource } from '../../source/template-source.js';

type Places = Partial<Record<TemplateJurisdiction, string>>;

/** A ground on which a pleading or an action is attacked. */
export interface Ground {
  fact: string;
  /** As a title and a sentence have it: `lack of personal jurisdiction`. */
  words: string;
  /** The rule that a motion on it is made under, by court. */
  rules: Places;
  /** The heading of its argument, by court or for all. */
  heading: Places & { everywhere: string };
  asks: RegExp;
}

const PREFIX =
  '(?:(?:under|pursuant to) )?(?:(?:fed\\. ?r\\. ?civ\\. ?p\\.|rules?|cplr|n\\.y\\. c\\.p\\.l\\.r\\.) )?';

/** `12(b)(2)`, alone, in `12(b)(1), (2), and (6)` or within `12(b)(2)–(5)`. */
const rule12b = (at: number): string =>
  `${PREFIX}12\\(b\\)(?:\\(\\d\\)(?:,? (?:and|or|&) |, ?|\\/))*\\(${at}\\)|${PREFIX}12\\(b\\)\\([1-${at}]\\)\\s?(?:–|-|to|through)\\s?(?:12\\(b\\))?\\([${at}-7]\\)`;

/** `3211(a)(7)`, alone or in `3211(a)(1), (5) and (7)`. */
const cplr = (at: number): string =>
  `${PREFIX}3211\\s?\\(a\\)(?:\\s?\\(\\d+\\)(?:,? (?:and|or|&) |, ?|\\/))*\\s?\\(${at}\\)`;

const LACK =
  '(?:(?:lack(?:s|ed|ing)?|want|absence) (?:of )?|no |without )?(?:any )?(?:general |specific )?(?:(?:and|or) (?:general |specific ))?';

/** In the order in which a court takes them up. */
export const GROUNDS: readonly Ground[] = [
  {
    fact: 'smj',
    words: 'lack of subject-matter jurisdiction',
    rules: {
      federal: '12(b)(1)',
      california: '430.10(a)',
      'new-york': '3211(a)(2)',
      delaware: '12(b)(1)',
      florida: '1.140(b)(1)',
      illinois: '2-619(a)(1)',
    },
    heading: {
      everywhere: 'The Court Has No Jurisdiction of the Subject Matter',
      texas: 'Plea to the Jurisdiction: The Court Has No Jurisdiction of the Subject Matter',
    },
    asks: new RegExp(
      `${rule12b(1)}|${cplr(2)}|${LACK}subject[- ]matter jurisdiction|(?:lack(?:s|ing)? (?:of )?|no )(?:article iii )?standing|plea to the jurisdiction`,
    ),
  },
  {
    fact: 'pj',
    words: 'lack of personal jurisdiction',
    rules: {
      federal: '12(b)(2)',
      california: '418.10(a)(1)',
      'new-york': '3211(a)(8)',
      texas: '120a',
      delaware: '12(b)(2)',
      florida: '1.140(b)(2)',
      illinois: '2-301',
      england: '11',
    },
    heading: {
      everywhere: 'The Court Has No Personal Jurisdiction over the Defendant',
      texas: 'Special Appearance: The Court Has No Personal Jurisdiction over the Defendant',
      england: 'The Court Has No Jurisdiction over the Defendant',
    },
    asks: new RegExp(
      `${rule12b(2)}|${cplr(8)}|${LACK}(?:personal jurisdiction|jurisdiction over (?:the )?(?:person(?: of)?|defendants?|our client)|minimum contacts)|special appearance|rule 120a`,
    ),
  },
  {
    fact: 'venue',
    words: 'improper venue',
    rules: {
      federal: '12(b)(3)',
      california: '396b',
      'new-york': '510(1)',
      texas: '86',
      delaware: '12(b)(3)',
      florida: '1.140(b)(3)',
      illinois: '2-104',
    },
    heading: {
      everywhere: 'Venue Is Improper',
      texas: 'Motion to Transfer Venue: Venue Is Improper',
    },
    asks: new RegExp(
      `${rule12b(3)}|(?:improper|wrong) venue|venue (?:is |was |does )?(?:improper|wrong|not lie|not proper)`,
    ),
  },
  {
    fact: 'process',
    words: 'insufficient process',
    rules: {
      federal: '12(b)(4)',
      california: '418.10(a)(1)',
      'new-york': '3211(a)(8)',
      delaware: '12(b)(4)',
      florida: '1.140(b)(4)',
      illinois: '2-301',
    },
    heading: { everywhere: 'The Process Was Insufficient' },
    asks: new RegExp(
      `${rule12b(4)}|(?:insufficien(?:t|cy)(?: of)?|defective|improper) (?:the )?(?:process|summons)\\b`,
    ),
  },
  {
    fact: 'service',
    words: 'insufficient service of process',
    rules: {
      federal: '12(b)(5)',
      california: '418.10(a)(1)',
      'new-york': '3211(a)(8)',
      delaware: '12(b)(5)',
      florida: '1.140(b)(5)',
      illinois: '2-301',
      england: '11',
    },
    heading: { everywhere: 'Process Was Not Properly Served' },
    asks: new RegExp(
      `${rule12b(5)}|(?:insufficien(?:t|cy)|improper|defective|invalid|bad|lack|failure)(?: of)? service(?: of (?:process|(?:the )?summons))?|(?<=process,? (?:and|or) )service of process|(?:never|not) (?:properly |validly |personally )?served`,
    ),
  },
  {
    fact: 'documents',
    words: 'a defense founded on documentary evidence',
    rules: { 'new-york': '3211(a)(1)' },
    heading: { everywhere: 'Documentary Evidence Refutes the Claims' },
    asks: new RegExp(`${cplr(1)}|(?:a defense (?:founded|based) (?:up)?on )?documentary evidence`),
  },
  {
    fact: 'barred',
    words: 'a bar to the action',
    rules: { 'new-york': '3211(a)(5)' },
    heading: { everywhere: 'The Claims Are Barred' },
    asks: new RegExp(
      `${cplr(5)}|(?:barred by )?(?:the )?statute of (?:limitations|frauds)|time[- ]barred|res judicata|collateral estoppel`,
    ),
  },
  {
    fact: 'claim',
    words: 'failure to state a claim',
    rules: {
      federal: '12(b)(6)',
      california: '430.10(e)',
      'new-york': '3211(a)(7)',
      texas: '91a',
      delaware: '12(b)(6)',
      florida: '1.140(b)(6)',
      illinois: '2-615',
      england: '3.4(2)(a)',
    },
    heading: {
      everywhere: 'The Facts Alleged Do Not State a Claim',
      texas: 'Rule 91a: The Challenged Causes of Action Have No Basis in Law or in Fact',
    },
    asks: new RegExp(
      `${rule12b(6)}|${cplr(7)}|(?:fail(?:ure|s|ed|ing)? to state|does not state|states? no) (?:an? )?(?:claim|cause of action)(?: (?:up)?on which relief (?:can|may) be granted)?|rule 91a\\b|general demurrer`,
    ),
  },
  {
    fact: 'joinder',
    words: 'failure to join a required party',
    rules: {
      federal: '12(b)(7)',
      california: '430.10(d)',
      'new-york': '3211(a)(10)',
      delaware: '12(b)(7)',
      florida: '1.140(b)(7)',
    },
    heading: { everywhere: 'A Required Party Has Not Been Joined' },
    asks: new RegExp(
      `${rule12b(7)}|${cplr(10)}|failure to join(?: (?:an? )?(?:necessary|indispensable|required)? ?part(?:y|ies))?(?: under rule 19)?|(?:necessary|indispensable|required) part(?:y|ies)`,
    ),
  },
];

/** Motions that go with an attack on a pleading, or stand alone. */
export const COMPANIONS: readonly OptionSource[] = [
  {
    fact: 'pleadings',
    what: 'Judgment on the pleadings',
    asks: /(?:motion for |12\(c\) )?judgment on the pleadings|\b12\(c\)/,
    section: 'argument-pleadings',
  },
  {
    fact: 'definite',
    what: 'More definite statement',
    asks: /(?:motion for )?(?:an? )?more definite statement|\b12\(e\)|special exceptions|demurrer for uncertainty/,
    section: 'argument-definite',
  },
  {
    fact: 'anti-slapp',
    what: 'Special motion to strike',
    asks: /anti-?slapp(?: (?:special )?motion(?: to strike)?)?|special motion to strike|425\.16/,
    section: 'argument-anti-slapp',
  },
  {
    fact: 'strike',
    what: 'Motion to strike',
    asks: /(?<!special |slapp )(?:motion )?to strike (?!out)|\b12\(f\)/,
    section: 'argument-strike',
  },
];

/** What requirements may ask a motion to rest on. That a court lacks something is asked, not denied. */
export const GROUND_OPTIONS: readonly OptionSource[] = [
  ...GROUNDS.map(({ fact, words, asks }) => ({
    fact,
    what: `Ground: ${words}`,
    asks,
    section: `argument-${fact}`,
    denied:
      /\b(?:do not|don’t|don't|not to|never|without) (?:raise|rais|argue|argu|assert|include|includ|plead|move on)\w*(?: the)?(?: (?:defense|ground) of)?\s$/i,
  })),
  ...COMPANIONS,
];

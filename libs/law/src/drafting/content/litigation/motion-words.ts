import type { TemplateJurisdiction } from '@casewright/contracts';
import { asSet } from '../../source/as-set.js';
import type { Composer } from '../../source/template-source.js';
import { GROUNDS, type Ground } from './grounds.js';

type Facts = ReadonlySet<string>;

/** How a motion names its rules, by court: `@` stands for them. */
const UNDER: Partial<Record<TemplateJurisdiction, string>> = {
  federal: 'Fed. R. Civ. P. @',
  california: 'Cal. Code Civ. Proc. §§ @',
  'new-york': 'N.Y. C.P.L.R. @',
  texas: 'Tex. R. Civ. P. @',
  delaware: 'Rules @ of the rules of civil procedure of the court',
  florida: 'Fla. R. Civ. P. @',
  illinois: 'sections @ of the Code of Civil Procedure',
  england: 'CPR @',
};

const COMPANION_RULES: Readonly<Record<string, Partial<Record<TemplateJurisdiction, string>>>> = {
  pleadings: { federal: '12(c)', california: '438' },
  definite: { federal: '12(e)', california: '430.10(f)', 'new-york': '3024(a)', texas: '91' },
  strike: { federal: '12(f)', california: '435', 'new-york': '3024(b)' },
  'anti-slapp': { california: '425.16' },
  'summary-judgment': {
    federal: '56(a)',
    california: '437c',
    'new-york': '3212',
    texas: '166a',
    delaware: '56',
    florida: '1.510',
    illinois: '2-1005',
    england: '24.3',
  },
  compel: {
    federal: '37(a)(3)',
    'new-york': '3124',
    texas: '215.1(b)',
    delaware: '37(a)',
    florida: '1.380(a)',
    england: '31.12',
  },
  injunction: {
    federal: '65',
    california: '526',
    'new-york': '6301',
    delaware: '65',
    florida: '1.610',
  },
  extension: {
    federal: '6(b)',
    'new-york': '2004',
    texas: '5',
    delaware: '6(b)',
    florida: '1.090(b)',
    england: '3.1(2)(a)',
  },
};

/** What is asked for only if the first is refused follows it as such. */
const alternatives = (parts: readonly string[], facts: Facts, words: string): string =>
  facts.has('alternative') && parts.length > 1
    ? `${list(parts.slice(0, -1))} ${words} ${parts.at(-1)}`
    : list(parts);

const list = (parts: readonly string[]): string =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;

const groundsOf = (facts: Facts): Ground[] =>
  facts.has('dismiss')
    ? GROUNDS.filter(
        ({ fact }) => facts.has(fact) && (facts.has('new-york') || !/documents|barred/.test(fact)),
      )
    : [];

/** The paper’s name with all that it asks: a court goes by the title. */
function titleOf(facts: Facts): string | null {
  const grounds = groundsOf(facts);
  const has = (...any: string[]): boolean => any.some((fact) => facts.has(fact));
  const on = (...any: string[]): boolean => grounds.some(({ fact }) => any.includes(fact));
  const parts: [boolean, string][] = facts.has('california')
    ? [
        [on('pj', 'process', 'service'), 'Motion to Quash Service of Summons'],
        [on('venue'), 'Motion to Transfer to the Proper Court'],
        [on('smj', 'claim', 'joinder') || has('definite'), 'Demurrer to the Complaint'],
      ]
    : facts.has('texas')
      ? [
          [on('venue'), 'Motion to Transfer Venue'],
          [on('smj'), 'Plea to the Jurisdiction'],
          [has('definite'), 'Special Exceptions'],
          [on('claim'), 'Rule 91a Motion to Dismiss'],
          [on('process', 'service', 'joinder'), 'Motion to Dismiss'],
        ]
      : facts.has('england')
        ? [
            [on('smj', 'pj', 'service'), 'Application to Dispute the Court’s Jurisdiction'],
            [on('claim', 'joinder', 'venue', 'process'), 'Application to Strike Out'],
          ]
        : [
            [grounds.length > 0, dismissalTitle(grounds, facts)],
            [has('definite'), 'Motion for a More Definite Statement'],
          ];
  const rest: [boolean, string][] = [
    [has('pleadings'), 'Motion for Judgment on the Pleadings'],
    [has('strike'), 'Motion to Strike'],
    [has('anti-slapp'), 'Special Motion to Strike'],
    [has('in-limine'), 'Motion in Limine'],
    [has('suppress'), 'Motion to Suppress'],
    [has('remand'), 'Motion to Remand'],
    [has('transfer'), 'Motion to Transfer'],
    [grounds.length > 0 && has('summary-judgment'), 'Motion for Summary Judgment'],
  ];
  const titles = [...parts, ...rest].filter(([holds]) => holds).map(([, title]) => title);
  if (!facts.has('texas') || !on('pj'))
    return titles.length > 0 ? alternatives(titles, facts, 'or, in the Alternative,') : null;
  return titles.length > 0
    ? `Special Appearance and, Subject to It, ${list(titles)}`
    : 'Special Appearance';
}

/** Kinds of motion whose name the requirements may give in words of their own. */
const KIND_TITLES: Readonly<Record<string, readonly [title: string, inEngland: string]>> = {
  'summary-judgment': ['Motion for Summary Judgment', 'Application for Summary Judgment'],
  compel: ['Motion to Compel Discovery', 'Application for Specific Disclosure'],
  injunction: ['Motion for Preliminary Injunction', 'Application for an Interim Injunction'],
  extension: ['Motion for Extension of Time', 'Application for an Extension of Time'],
};

const kindTitleOf = (facts: Facts): string | null => {
  const kind = Object.keys(KIND_TITLES).find((fact) => facts.has(fact));
  return kind === undefined ? null : KIND_TITLES[kind]![facts.has('england') ? 1 : 0];
};

/** A motion by its name, what supports it, or what opposes it. */
function paperTitleOf(facts: Facts, title: string, filer: string | null): string {
  const by = filer ? `${filer}’s ` : '';
  if (!facts.has('memorandum'))
    return facts.has('opposes') ? `${by}Opposition to ${title}` : by + title;
  const memorandum = `Memorandum of ${facts.has('california') ? 'Points and Authorities' : 'Law'}`;
  return facts.has('opposes')
    ? `${memorandum} in Opposition to ${title}`
    : `${memorandum} in Support of ${by}${title}`;
}

const dismissalTitle = (grounds: readonly Ground[], facts: Facts): string =>
  facts.has('new-york')
    ? `Motion to Dismiss under CPLR ${list(rulesOf(grounds, facts))}`
    : `Motion to Dismiss for ${list(grounds.map(({ words }) => inTitle(words)))}`;

/** `subject-matter` within a title is `Subject-Matter`. */
const inTitle = (words: string): string =>
  asSet(words, 'title').replace(/-[a-z]/g, (letters) => letters.toUpperCase());

/** The rules of the grounds and of what goes with them, each once. */
function rulesOf(grounds: readonly Ground[], facts: Facts): string[] {
  const place = Object.keys(UNDER).find((each) => facts.has(each));
  if (!place) return [];
  const key = place as TemplateJurisdiction;
  const companions = Object.entries(COMPANION_RULES).filter(([fact]) => facts.has(fact));
  const rules = [
    ...grounds.map((each) => each.rules[key]),
    ...companions.map(([, each]) => each[key]),
  ];
  const each = [...new Set(rules.filter((rule) => rule !== undefined))];
  return key === 'new-york' && each[0]?.startsWith('3211')
    ? each.map((rule, at) => (at > 0 ? rule.replace(/^3211/, '') : rule))
    : each;
}

/** `under Fed. R. Civ. P. 12(b)(2) and 12(b)(6), for lack of personal jurisdiction and …`. */
function basisOf(facts: Facts): string | null {
  const grounds = groundsOf(facts);
  const rules = rulesOf(grounds, facts);
  const place = Object.keys(UNDER).find((each) => facts.has(each)) as TemplateJurisdiction;
  const under = rules.length > 0 ? `under ${UNDER[place]!.replace('@', () => list(rules))}` : '';
  const reasons = grounds.length > 0 ? `for ${list(grounds.map(({ words }) => words))}` : '';
  const mended =
    rules.length === 1 ? under.replace('§§', '§').replace(/(Rule|section)s/, '$1') : under;
  return [mended, reasons].filter(Boolean).join(', ') || null;
}

/** The order that such a motion asks for, where the requirements give none in their own words. */
function reliefOf(facts: Facts): string | null {
  const grounds = groundsOf(facts).map(({ fact }) => fact);
  const on = (...any: string[]): boolean => grounds.some((fact) => any.includes(fact));
  const [california, texas] = [facts.has('california'), facts.has('texas')];
  const quashed = california && on('pj', 'process', 'service');
  const demurs = california && (on('smj', 'claim', 'joinder') || facts.has('definite'));
  const movesVenue = (california || texas) && on('venue');
  const dismissed = california ? false : grounds.some((fact) => !(movesVenue && fact === 'venue'));
  const prejudice = facts.has('with-prejudice') ? ' with prejudice' : '';
  const leave = facts.has('no-leave') ? ' without leave to amend' : '';
  const asked: [boolean, string][] = [
    [quashed, 'quashing service of the summons'],
    [texas && on('pj'), 'sustaining the special appearance'],
    [movesVenue, 'transferring the action to a court of proper venue'],
    [demurs, `sustaining the demurrer to the complaint${leave}`],
    [
      dismissed,
      facts.has('england')
        ? 'striking out the statement of case'
        : `dismissing the complaint${prejudice}${leave}`,
    ],
    [facts.has('pleadings'), 'granting judgment on the pleadings'],
    [facts.has('definite') && !california, 'requiring a more definite statement'],
    [facts.has('strike') || facts.has('anti-slapp'), 'striking the matter identified below'],
    [facts.has('in-limine'), 'excluding the evidence identified below'],
    [facts.has('suppress'), 'suppressing the evidence identified below and its fruits'],
    [facts.has('remand'), 'remanding the action to the state court from which it was removed'],
    [facts.has('transfer'), 'transferring the action to the court named below'],
    [facts.has('summary-judgment'), 'granting summary judgment'],
    [
      facts.has('compel'),
      facts.has('england')
        ? 'for specific disclosure of the documents identified below'
        : 'compelling the discovery identified below',
    ],
    [facts.has('injunction'), 'restraining the conduct identified below until judgment'],
    [facts.has('extension'), 'extending the time as stated below'],
  ];
  const parts = asked.filter(([holds]) => holds).map(([, words]) => words);
  return parts.length > 0
    ? `an order ${alternatives(parts, facts, 'or, in the alternative,')}`
    : null;
}

const MOVES_AS_PLAINTIFF = ['remand', 'injunction'];
const MOVES_AS_DEFENDANT = ['dismiss', 'suppress', 'anti-slapp', 'definite'];

/** Whoever files: who makes such a motion, or the other side where it is opposed. */
function filerOf(facts: Facts): string | null {
  const sides = facts.has('opposes') ? ['Defendant', 'Plaintiff'] : ['Plaintiff', 'Defendant'];
  if (MOVES_AS_PLAINTIFF.some((fact) => facts.has(fact))) return sides[0]!;
  return MOVES_AS_DEFENDANT.some((fact) => facts.has(fact)) ? sides[1]! : null;
}

/** What a motion says about itself, once its grounds are known. */
export const motionWords: Composer = (facts, values) => {
  const filer = values.get('moving_party')?.text ?? filerOf(facts);
  const said = values.get('paper_title')?.text;
  const sure = titleOf(facts);
  const title = sure ?? (said && asSet(said, 'title')) ?? kindTitleOf(facts);
  const isOwn = facts.has('memorandum') || facts.has('opposes');
  return {
    moving_party: { words: filerOf(facts) },
    paper_title: {
      words: title && paperTitleOf(facts, title, filer),
      ...((sure || isOwn) && { insteadOf: 'requirements' }),
    },
    grounds: { words: basisOf(facts) },
    relief: { words: reliefOf(facts) },
  };
};

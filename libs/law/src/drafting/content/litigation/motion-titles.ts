import { asSet } from '../../source/as-set.js';
import type { Ground } from './grounds.js';
import { alternatives, type Facts, groundsOf, list, rulesOf } from './motion-rules.js';

/** The paper’s name with all that it asks: a court goes by the title. */
export function titleOf(facts: Facts): string | null {
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

export const kindTitleOf = (facts: Facts): string | null => {
  const kind = Object.keys(KIND_TITLES).find((fact) => facts.has(fact));
  return kind === undefined ? null : KIND_TITLES[kind]![facts.has('england') ? 1 : 0];
};

/** A motion by its name, what supports it, or what opposes it. */
export function paperTitleOf(facts: Facts, title: string, filer: string | null): string {
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

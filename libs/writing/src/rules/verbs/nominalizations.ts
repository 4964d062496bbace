import { inflect } from '../../verbs/inflect.js';
import { type Phrase, phraseRule } from '../phrases.js';

/** light verb + noun, the verb that is in it, and what may follow: `of` falls away, `that` stays. */
type Nominal = readonly [lights: string, noun: string, verb: string, follow: string];

const NOMINALS: readonly Nominal[] = [
  ['make|reach', 'a determination', 'determine', 'of> that>that whether>whether to>to'],
  ['make|reach', 'a decision', 'decide', 'that>that to>to on> whether>whether'],
  ['reach|draw', 'a conclusion', 'conclude', 'that>that'],
  ['come to|reach|arrive at', 'the conclusion', 'conclude', 'that>that'],
  ['make', 'an assumption', 'assume', 'that>that'],
  ['make', 'the assumption', 'assume', 'that>that'],
  ['make', 'a recommendation', 'recommend', 'that>that'],
  ['make', 'a suggestion', 'suggest', 'that>that'],
  ['make', 'an allegation', 'allege', 'that>that'],
  ['make', 'the argument', 'argue', 'that>that'],
  ['make', 'an argument', 'argue', 'that>that'],
  ['make', 'the claim', 'claim', 'that>that'],
  ['make', 'an attempt', 'try', 'to>to'],
  ['make', 'an effort', 'try', 'to>to'],
  ['make', 'a request', 'ask', 'for>for'],
  ['make', 'an arrest', 'arrest', 'of>'],
  ['make', 'a payment', 'pay', 'of>'],
  ['make', 'payment', 'pay', 'of>'],
  ['make', 'a contribution', 'contribute', 'to>to'],
  ['make', 'a distinction', 'distinguish', 'between>between'],
  ['make', 'reference', 'refer', 'to>to'],
  ['make', 'mention', 'mention', 'of>'],
  ['make', 'provision', 'provide', 'for>for'],
  ['make', 'use', 'use', 'of>'],
  ['give', 'consideration', 'consider', 'to>'],
  ['give', 'notice', 'notify', 'to>'],
  ['give', 'an explanation', 'explain', 'of>'],
  ['give', 'an indication', 'indicate', 'that>that of>'],
  ['provide', 'an explanation', 'explain', 'of> for>'],
  ['provide', 'a description', 'describe', 'of>'],
  ['provide', 'a summary', 'summarize', 'of>'],
  ['provide', 'notification', 'notify', 'to>'],
  ['provide', 'assistance', 'assist', 'to>'],
  ['provide', 'compensation', 'compensate', 'to>'],
  ['conduct|perform|undertake|carry out|make', 'an investigation', 'investigate', 'of> into>'],
  ['conduct|perform|undertake|carry out', 'an examination', 'examine', 'of>'],
  ['conduct|perform|undertake|carry out', 'an analysis', 'analyze', 'of>'],
  ['conduct|perform|undertake|carry out|make', 'an inspection', 'inspect', 'of>'],
  ['conduct|perform|undertake|carry out', 'a review', 'review', 'of>'],
  ['conduct|perform|undertake|carry out', 'an evaluation', 'evaluate', 'of>'],
  ['conduct|perform|undertake|carry out', 'an assessment', 'assess', 'of>'],
  ['enter into|reach|come to', 'an agreement', 'agree', 'to>to that>that'],
  ['file|raise|lodge|make', 'an objection', 'object', 'to>to'],
  ['raise|lodge', 'objections', 'object', 'to>to'],
  ['place', 'reliance', 'rely', 'on>on upon>on'],
  ['place', 'emphasis', 'emphasize', 'on> upon>'],
  ['hold', 'a discussion', 'talk', 'about>about'],
  ['engage in', 'negotiations', 'negotiate', 'with>with over>over'],
  ['engage in', 'a discussion', 'discuss', 'of>'],
  ['take', 'into consideration', 'consider', '>'],
  ['have', 'an effect', 'affect', 'on> upon>'],
  ['have', 'an impact', 'affect', 'on> upon>'],
  ['constitute', 'a violation', 'violate', 'of>'],
  ['constitute', 'a breach', 'breach', 'of>'],
];
/** Flagged even where nothing follows that a replacement could go on with. */
const ALONE = new Set(['a determination', 'a decision']);

/** `is in violation of` and the like: what stands in the place of *be* and the phrase. */
const STATES: readonly (readonly [string, string])[] = [
  ['in violation of', 'violate'],
  ['violative of', 'violate'],
  ['in agreement with', 'agree with'],
  ['in compliance with', 'comply with'],
  ['in conflict with', 'conflict with'],
  ['indicative of', 'indicate'],
  ['reflective of', 'reflect'],
  ['in need of', 'need'],
  ['dependent on', 'depend on'],
  ['dependent upon', 'depend on'],
  ['supportive of', 'support'],
  ['in opposition to', 'oppose'],
  ['in receipt of', 'have'],
  ['a violation of', 'violate'],
];

function ofNominal([lights, noun, verb, follow]: Nominal): Phrase[] {
  return lights.split('|').flatMap((light) => {
    const said = `~${light} ${noun}`;
    const continued = follow
      .split(' ')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [next, kept] = pair.split('>');
        return {
          find: next ? `${said} ${next}` : said,
          put: kept ? `~${verb} ${kept}` : `~${verb}`,
          ...(noun === 'notice' ? { safe: false as const } : {}),
        };
      });
    return ALONE.has(noun)
      ? [...continued, { find: said, advice: `say who did what with “${verb}”` }]
      : continued;
  });
}

const BE_FORMS = [
  ['is', 'third'],
  ['are', 'base'],
  ['be', 'base'],
  ['was', 'past'],
  ['were', 'past'],
] as const;

function ofState([state, verb]: (typeof STATES)[number]): Phrase[] {
  const [head, ...rest] = verb.split(' ');
  return BE_FORMS.map(([be, form]) => {
    return { find: `${be} ${state}`, put: [inflect(head!)[form], ...rest].join(' ') };
  });
}

export const nominalizations = phraseRule(
  {
    id: 'nominalization',
    name: 'Verb made into a noun',
    family: 'verbs',
    severity: 'low',
    why: 'An action is clearest as a verb; made into a noun, it needs a second verb that says nothing.',
    source:
      'Williams, Style: Lessons in Clarity and Grace; Wydick, Plain English for Lawyers, on base verbs',
    matches: [
      'The judge [[made a determination that]] the lease had expired.',
      'They [[conducted an investigation of]] the plant.',
      'The act [[is in violation of]] the order.',
    ],
    passes: [
      'The determination of the board is final.',
      'The judge made a finding of fact.',
      'They entered into a settlement agreement.',
    ],
  },
  [...NOMINALS.flatMap(ofNominal), ...STATES.flatMap(ofState)],
);

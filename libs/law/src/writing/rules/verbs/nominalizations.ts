import { isFiniteVerb } from '../../text/grammar.js';
import { inflect } from '../../verbs/inflect.js';
import { type Phrase, type PhrasePlace, phraseRule } from '../phrases.js';
import { ALONE, NOMINALS, type Nominal, STATES } from './nominals.js';

/** `made a decision that the lease had ended`, and not `a decision that ended it`. */
function opensClause({ tokens, to }: PhrasePlace): boolean {
  const [first, second] = [tokens[to], tokens[to + 1]];
  return !isFiniteVerb(first) && !(first?.pos === 'ADV' && isFiniteVerb(second));
}

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
          ...(next === 'that' ? { where: opensClause } : {}),
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
      'He made a promise that was false.',
    ],
  },
  [...NOMINALS.flatMap(ofNominal), ...STATES.flatMap(ofState)],
);

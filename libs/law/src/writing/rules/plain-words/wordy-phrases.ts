import { type Phrase, type PhrasePlace, phraseRule, phrasesOf } from '../phrases.js';
import { after, amount, before, isAmount, isMoney, manner, purpose } from './put-shorter.js';

const BECAUSE = `
by reason of|given|due to|owing to|because of|in light of|in view of|by virtue of|
on account of`
  .trim()
  .split(/\|\s?/);
const ALTHOUGH = ['despite', 'in spite of', 'notwithstanding', 'regardless of'];

const ASKS =
  /^(?:is|was|determine|determines|determined|determining|decide|decides|decided|deciding|know|see|ask|asks|asked|consider|considers|considered|question|issue|of|about|tell|doubt|learn)$/;
const OPEN =
  /^(?:question|questions|doubt|doubts|uncertainty|dispute|inquiry|issue|confusion|debate)$/;

const simple = phrasesOf(`
~utilize > ~use | utilization of > use of | in order to > to | in order for > for | so as to > to |
in the event that > if | at this point in time > now | at that point in time > then |
at the present time > now | in the near future > soon | until such time as > until |
until such time that > until | at such time as > when | at the time that > when |
during such time as > while | during the time that > while | prior to the time that > before |
during the course of > during | for the reason that > because | for the simple reason that > because |
in advance of > before | in the absence of > without | with the exception of > except for |
by reason of > because of | as a consequence of > because of | in the vicinity of > near |
a large number of > many | a great number of > many | a substantial number of > many |
a significant number of > many | a sufficient number of > enough | a sufficient amount of > enough |
in many instances > often | in most instances > usually | in some instances > sometimes | is able to > can |
are able to > can | is unable to > cannot | are unable to > cannot | was unable to > could not |
were unable to > could not | has the ability to > can | have the ability to > can |
had the ability to > could | is in a position to > can | are in a position to > can |
on a daily basis > daily | on a weekly basis > weekly | on a monthly basis > monthly |
on a quarterly basis > quarterly | on a yearly basis > yearly | on an annual basis > annually |
on a regular basis > regularly | on a temporary basis > temporarily | on a permanent basis > permanently |
on a voluntary basis > voluntarily | on a consistent basis > consistently | on numerous occasions > often |
on many occasions > often | on several occasions > several times | ~have a tendency to > ~tend to |
~be of the opinion that > ~believe that | are of the opinion that > believe that |
were of the opinion that > believed that | am of the opinion that > believe that |
~be of the view that > ~believe that | are of the view that > believe that | for all intents and purposes > |
with the result that > so that | in situations in which > when | in situations where > when |
under circumstances in which > when | in circumstances where > when | with respect to the matter of > about |
at the time when > when | has the capacity to > can | have the capacity to > can |
has the capability to > can | in the majority of cases > usually | in the majority of instances > usually |
in all likelihood > probably | a majority of the time > usually | in such a manner as to > to |
in such a way as to > to | by the use of > by using | through the use of > by using |
on the basis of the fact that > because`);

const loose = phrasesOf(`
with regard to >? about | in regard to >? about | with reference to >? about | in reference to >? about |
as regards >? about | in conjunction with >? with | by means of >? by | by virtue of >? by |
with a view to >? to | at the conclusion of >? after | in proximity to >? near`);

/** `In the event the buyer defaults`, and not `in the event of` or `took part in the event`. */
function opensCondition(place: PhrasePlace): boolean {
  const next = after(place)?.lower ?? '';
  return (
    place.from === 0 && /^(?:the|a|an|any|either|it|he|she|they|you|we|such|this|no)$/.test(next)
  );
}

const phrases: readonly Phrase[] = [
  ...simple,
  ...loose,
  ...BECAUSE.map((words) => ({ find: `${words} the fact that`, put: 'because' })),
  ...ALTHOUGH.map((words) => ({ find: `${words} the fact that`, put: 'although' })),
  { find: 'in the event', put: 'if', where: opensCondition },
  { find: 'for the purpose of', rewrite: purpose, where: (place) => purpose(place) !== null },
  { find: 'in a', rewrite: manner, where: (place) => manner(place) !== null },
  { find: 'in an', rewrite: manner, where: (place) => manner(place) !== null },
  {
    find: 'in the process of',
    put: '',
    where: (place) => /^(?:is|are|was|were)$/.test(before(place)?.lower ?? ''),
  },
  ...['in the amount of', 'in the sum of'].map((find) => ({
    find,
    rewrite: amount,
    advice: 'leave it out, or say “of” or “for”',
    where: isMoney,
  })),
  { find: 'for a period of', put: 'for', where: isAmount },
  { find: 'the sum of', put: '', where: (place) => after(place)?.text.startsWith('$') ?? false },
  {
    find: 'in excess of',
    put: 'more than',
    where: (place) =>
      isAmount(place) ||
      /^(?:amount|sum|limit|number)$/.test(place.tokens[place.to + 1]?.lower ?? ''),
  },
  {
    find: 'whether or not',
    put: 'whether',
    where: (place) => ASKS.test(before(place)?.lower ?? ''),
  },
  {
    find: 'as to whether',
    put: 'whether',
    where: (place) => OPEN.test(before(place)?.lower ?? ''),
  },
  { find: 'the manner in which', put: 'how', where: (place) => before(place)?.lower !== 'in' },
  { find: 'the way in which', put: 'how', where: (place) => before(place)?.lower !== 'in' },
];

export const wordyPhrases = phraseRule(
  {
    id: 'wordy-phrase',
    name: 'Wordy phrase',
    family: 'plain-words',
    severity: 'low',
    why: 'Compound prepositions and their like make a sentence longer and tell nothing more.',
    source: 'Wydick, Plain English for Lawyers, on compound constructions',
    matches: [
      '[[In order to]] win, he must prove duty.',
      'He lost [[due to the fact that]] the notice was late.',
      'They opened it [[for the purpose of finding]] a weapon.',
      'He drove [[in a negligent manner]].',
      'The issue is [[whether or not]] she saw it.',
      'He [[is able to]] pay.',
      'She paid a deposit [[in the amount of]] $500.',
    ],
    passes: [
      'The rule applies whether or not he paid.',
      'The event that triggered coverage was the fire.',
      'The repair was done in a workmanlike manner.',
      'The purpose of the rule is notice.',
      'The court acted in excess of its jurisdiction.',
      'They differ in the amount of detail.',
      'He filed a motion for an extension of time.',
    ],
  },
  phrases,
);

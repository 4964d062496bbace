import { hasWord } from '../first-word.js';
import { type Phrase, type PhrasePlace, phraseRule, phrasesOf } from '../phrases.js';

const WORDS = `
ridiculous | laughable | preposterous | pathetic | disingenuous | disingenuously | nonsense | nonsensical |
so-called | shameless | shamelessly | outlandish | ludicrous | idiotic | stupid | silly | fool | fools |
foolish | bogus | farce | charade | hypocritical | delusional | mud-slinging | liar | liars | blatant lie |
blatant lies | pack of lies | bald-faced lie | desperate attempt | smoke and mirrors | unscrupulous |
crook | crooks | shyster | shysters | swindler | con man | scoundrel | scoundrels | hogwash | gibberish | temper tantrum`;

const COUNSEL =
  /^(?:counsel|counsel's|opponent|opponents|attorneys?|(?:lawyer|attorney|opponent)'?s?'?|plaintiff's|defendant's|you|your|briefs?|arguments?)$/;

/** Said of those who write or argue; of a witness or a product they may be facts. */
const LAZY =
  'lied dishonest lazy lazily sloppy sloppily careless childish tantrum clueless ignorant amateurish cowardly greedy dishonestly inept ineptly whining whines bumbling cynical shoddy unhinged deceitful'.split(
    ' ',
  );

const inPlace: readonly Phrase[] = [
  {
    find: 'absurd',
    advice: 'show what follows from it',
    where: ({ tokens, to, ...place }) =>
      !/^(?:results?|consequences?|outcomes?)$/.test(tokens[to]?.lower ?? '') &&
      !/^(?:an|and)$/.test(tokens[place.from - 1]?.lower ?? ''),
  },
  {
    find: 'outrageous',
    advice: 'state the conduct',
    where: ({ tokens, from, to }) =>
      tokens[from - 1]?.lower !== 'and' && tokens[to]?.lower !== 'conduct',
  },
  ...LAZY.map((find) => ({
    find,
    advice: 'state what was said or done, and what is true',
    where: ({ tokens }: PhrasePlace) => hasWord(tokens, COUNSEL),
  })),
  {
    find: 'incompetent',
    advice: 'state what was done and what the rule asks',
    where: ({ tokens, from, to }) =>
      /^(?:counsel|opponent|lawyer|attorney)$/.test(tokens[from - 2]?.lower ?? '') &&
      tokens[to]?.text === '.',
  },
];

export const incivility = phraseRule(
  {
    id: 'incivility',
    name: 'Disparaging word',
    family: 'tone',
    severity: 'medium',
    why: 'It proves nothing, and judges count it against the side that needs it.',
    source:
      'Scalia and Garner, Making Your Case, on personal attacks; ABA Model Rules of Professional Conduct, preamble',
    documents: ['brief', 'memo', 'client-letter', 'demand-letter', 'other'],
    matches: [
      'Their argument is [[ridiculous]].',
      'It is the work of a [[sloppy]] lawyer.',
      'Defendant’s [[so-called]] expert never came.',
    ],
    passes: [
      'The reading leads to an absurd result.',
      'The sloppy weld cracked.',
      'The claim is frivolous under Rule 11.',
      'The witness admitted that he lied to the police.',
      'The conduct was extreme and outrageous.',
    ],
  },
  [...phrasesOf(WORDS, 'state the fact that shows it'), ...inPlace],
);

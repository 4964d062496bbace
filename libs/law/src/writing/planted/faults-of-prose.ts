// cspell:ignore arguement occured priviledge recieved seperate
import { appends, type FaultKind, leads, swaps } from './plant.js';

const paragraphs = { in: 'brief', from: 'paragraphs' } as const;

/** Faults of wording, as they are planted in paragraphs of opinions. */
export const FAULTS_OF_PROSE: readonly FaultKind[] = [
  {
    kind: 'throat-clearing',
    ...paragraphs,
    ways: leads([
      'It should be observed that',
      'It is important to recognize that',
      'It is respectfully submitted that',
      'Appellants would respectfully submit that',
      'It bears repeating that',
    ]),
  },
  {
    kind: 'intensifiers',
    ...paragraphs,
    ways: [
      ...leads(['Obviously,', 'It is plain that', 'Undoubtedly,']),
      ...swaps([
        [/\bis not\b/, 'is clearly and obviously not'],
        [/\bwas wrong\b|\bis wrong\b|\bwas without\b|\bis without\b/, 'is utterly without'],
      ]),
    ],
  },
  {
    kind: 'legalese',
    ...paragraphs,
    ways: [
      ...leads(['Pursuant to the aforesaid order,', 'By virtue of the aforementioned facts,']),
      ...swaps([
        [/\bbefore the (?=trial|hearing|sale)/, 'prior to the '],
        [/\bthe defendant\b/, 'the said defendant'],
      ]),
      ...appends(['It was [[incumbent upon]] the party of the first part to object.']),
    ],
  },
  {
    kind: 'wordiness',
    ...paragraphs,
    ways: swaps([
      [/(?<= )because(?= (?:the|he|she|it|they|of no)\b)/, 'due to the fact that'],
      [/(?<= )because(?= (?:the|he|she|it|they)\b)/, 'in light of the fact that'],
      [/(?<=, )if(?= (?:the|he|she|it|they)\b)/, 'in the event that'],
      [/(?<= )although(?= (?:the|he|she|it|they)\b)/, 'despite the fact that'],
      [/(?<= )until(?= (?:the|he|she|it|they)\b)/, 'until such time as'],
    ]),
  },
  {
    kind: 'nominalizations',
    ...paragraphs,
    ways: swaps([
      [/\bconcluded that\b/, 'reached the conclusion that'],
      [/\bdetermined that\b/, 'made a determination that'],
      [/\bagreed to\b/, 'entered into an agreement to'],
      [/\bconsidered (?=the|his|her|its)/, 'gave consideration to '],
      [/\bdecided to\b/, 'made the decision to'],
    ]),
  },
  {
    kind: 'doublets',
    ...paragraphs,
    ways: swaps([
      [/\bvoid\b/, 'null and void'],
      [/(?<= )each(?= \p{Ll}+ )/u, 'each and every'],
      [/(?<= )all(?= (?:claims|rights|evidence|persons|matters))/, 'any and all'],
      [/(?<= )separate(?= )/, 'separate and distinct'],
      [/(?<= )unless(?= )/, 'unless and until'],
    ]),
  },
  {
    kind: 'redundancies',
    ...paragraphs,
    ways: swaps([
      [/(?<=\bthe )result(?= )/, 'end result'],
      [/(?<= )history(?= of )/, 'past history'],
      [/(?<=\ba )period(?= of \w+ (?:days|months|years))/, 'time period'],
      [/(?<= )experience(?= (?:as|in|of|with))/, 'past experience'],
      [/(?<= )returned(?= to )/, 'returned back'],
    ]),
  },
  {
    kind: 'repeated words',
    ...paragraphs,
    ways: swaps([
      [/(?<=\p{Ll} )the(?= \p{Ll})/u, 'the the'],
      [/(?<=\p{Ll} )of(?= \p{Ll})/u, 'of of'],
      [/(?<=\p{Ll} )and(?= \p{Ll})/u, 'and and'],
      [/(?<=\p{Ll} )was(?= \p{Ll})/u, 'was was'],
      [/(?<=\p{Ll} )for(?= \p{Ll})/u, 'for for'],
    ]),
  },
  {
    kind: 'misspellings',
    ...paragraphs,
    ways: swaps([
      [/\breceived\b/, 'recieved'],
      [/\bseparate\b/, 'seperate'],
      [/\boccurred\b/, 'occured'],
      [/\bargument\b/, 'arguement'],
      [/\bprivilege\b/, 'priviledge'],
    ]),
  },
  {
    kind: 'confused words',
    ...paragraphs,
    ways: swaps([
      [/(?<=\p{Ll} )its(?= (?:own|decision|order|opinion|duty|terms|power|discretion))/u, 'it’s'],
      [/\btrial court\b/, 'trail court'],
      [/\bstatute of limitations\b/, 'statue of limitations'],
      [/(?<=\b(?:more|less|rather|other|greater) )than\b/, 'then'],
      [/(?<=\b(?:no|the|little) )effect(?= (?:on|upon|of))/, 'affect'],
    ]),
  },
  {
    kind: 'disagreement of verb and subject',
    ...paragraphs,
    ways: [
      ...swaps([
        [/\b(Defendants|Plaintiffs|Appellants) were\b/, '$1 was'],
        [/\b(These|Those) (\p{Ll}+s) (?:are|were)\b/u, '$1 $2 was'],
      ]),
      ...appends([
        'The list of witnesses [[were]] filed late.',
        'Each of the witnesses [[were]] excused.',
        'The parties [[agrees]] that venue is proper.',
      ]),
    ],
  },
  {
    kind: 'double negatives',
    ...paragraphs,
    ways: leads([
      'It is not uncommon that',
      'It is not unlikely that',
      'It is not impossible that',
      'It is not unusual that',
      'It is not improbable that',
    ]),
  },
  {
    kind: 'hedges',
    ...paragraphs,
    ways: leads([
      'It would seem that',
      'It would appear that',
      'It might arguably be said that',
      'It may perhaps be that',
      'It could possibly be that',
    ]),
  },
  {
    kind: 'incivility',
    ...paragraphs,
    ways: appends([
      'Opposing counsel’s [[absurd]] theory fails.',
      'That contention is [[laughable]].',
      'Counsel [[lied]] to this Court.',
      'The State’s brief is [[dishonest]].',
      'Plaintiff’s lawyer is [[incompetent]].',
    ]),
  },
  {
    kind: 'contractions',
    ...paragraphs,
    ways: swaps([
      [/\bdid not\b/, "didn't"],
      [/\bwas not\b/, 'wasn’t'],
      [/\bcannot\b/, "can't"],
      [/\bis not\b/, 'isn’t'],
      [/\bwould not\b/, "wouldn't"],
    ]),
  },
  {
    kind: 'slang',
    ...paragraphs,
    ways: swaps([
      [/\bofficers\b/, 'cops'],
      [/\bchildren\b/, 'kids'],
      [/(?<= )many(?= \p{Ll}+s )/u, 'a lot of'],
      [/\ba man\b/, 'a guy'],
      [/\bobtained\b/, 'got hold of'],
    ]),
  },
  {
    kind: 'passives with their agent',
    ...paragraphs,
    ways: appends([
      'The motion [[was denied by the district court]].',
      'The verdict [[was returned by the jury]] in May.',
      'The deed [[was signed by both brothers]].',
      'The complaint [[was dismissed by the trial judge]].',
      'The notice [[was mailed by the clerk]] that day.',
    ]),
  },
  {
    kind: 'hidden actors',
    ...paragraphs,
    ways: leads([
      'It was argued that',
      'It has been suggested that',
      'It was determined that',
      'It is contended that',
      'It was agreed that',
    ]),
  },
];

// cspell:ignore arguement occured priviledge recieved seperate
import { append, type FaultKind, lead, swap } from './plant.js';

const paragraphs = { in: 'brief', from: 'paragraphs' } as const;
const leads = (words: readonly string[]): FaultKind['ways'] => words.map(lead);
const swaps = (pairs: readonly (readonly [RegExp, string])[]): FaultKind['ways'] =>
  pairs.map(([expression, words]) => swap(expression, words));
const appends = (sentences: readonly string[]): FaultKind['ways'] => sentences.map(append);

/** Faults of wording and form, as they are planted in paragraphs of opinions. */
export const FAULTS_OF_PROSE: readonly FaultKind[] = [
  {
    ...{ kind: 'throat-clearing', ...paragraphs },
    ways: leads([
      'It should be observed that',
      'It is important to recognize that',
      'It is respectfully submitted that',
      'Appellants would respectfully submit that',
      'It bears repeating that',
    ]),
  },
  {
    ...{ kind: 'intensifiers', ...paragraphs },
    ways: [
      ...leads(['Obviously,', 'It is plain that', 'Undoubtedly,']),
      ...swaps([
        [/\bis not\b/, 'is clearly and obviously not'],
        [/\bwas wrong\b|\bis wrong\b|\bwas without\b|\bis without\b/, 'is utterly without'],
      ]),
    ],
  },
  {
    ...{ kind: 'legalese', ...paragraphs },
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
    ...{ kind: 'wordiness', ...paragraphs },
    ways: swaps([
      [/(?<= )because(?= (?:the|he|she|it|they|of no)\b)/, 'due to the fact that'],
      [/(?<= )because(?= (?:the|he|she|it|they)\b)/, 'in light of the fact that'],
      [/(?<=, )if(?= (?:the|he|she|it|they)\b)/, 'in the event that'],
      [/(?<= )although(?= (?:the|he|she|it|they)\b)/, 'despite the fact that'],
      [/(?<= )until(?= (?:the|he|she|it|they)\b)/, 'until such time as'],
    ]),
  },
  {
    ...{ kind: 'nominalizations', ...paragraphs },
    ways: swaps([
      [/\bconcluded that\b/, 'reached the conclusion that'],
      [/\bdetermined that\b/, 'made a determination that'],
      [/\bagreed to\b/, 'entered into an agreement to'],
      [/\bconsidered (?=the|his|her|its)/, 'gave consideration to '],
      [/\bdecided to\b/, 'made the decision to'],
    ]),
  },
  {
    ...{ kind: 'doublets', ...paragraphs },
    ways: swaps([
      [/\bvoid\b/, 'null and void'],
      [/(?<= )each(?= \p{Ll}+ )/u, 'each and every'],
      [/(?<= )all(?= (?:claims|rights|evidence|persons|matters))/, 'any and all'],
      [/(?<= )separate(?= )/, 'separate and distinct'],
      [/(?<= )unless(?= )/, 'unless and until'],
    ]),
  },
  {
    ...{ kind: 'redundancies', ...paragraphs },
    ways: swaps([
      [/(?<=\bthe )result(?= )/, 'end result'],
      [/(?<= )history(?= of )/, 'past history'],
      [/(?<=\ba )period(?= of \w+ (?:days|months|years))/, 'time period'],
      [/(?<= )experience(?= (?:as|in|of|with))/, 'past experience'],
      [/(?<= )returned(?= to )/, 'returned back'],
    ]),
  },
  {
    ...{ kind: 'repeated words', ...paragraphs },
    ways: swaps([
      [/(?<=\p{Ll} )the(?= \p{Ll})/u, 'the the'],
      [/(?<=\p{Ll} )of(?= \p{Ll})/u, 'of of'],
      [/(?<=\p{Ll} )and(?= \p{Ll})/u, 'and and'],
      [/(?<=\p{Ll} )was(?= \p{Ll})/u, 'was was'],
      [/(?<=\p{Ll} )for(?= \p{Ll})/u, 'for for'],
    ]),
  },
  {
    ...{ kind: 'misspellings', ...paragraphs },
    ways: swaps([
      [/\breceived\b/, 'recieved'],
      [/\bseparate\b/, 'seperate'],
      [/\boccurred\b/, 'occured'],
      [/\bargument\b/, 'arguement'],
      [/\bprivilege\b/, 'priviledge'],
    ]),
  },
  {
    ...{ kind: 'confused words', ...paragraphs },
    ways: swaps([
      [/(?<=\p{Ll} )its(?= (?:own|decision|order|opinion|duty|terms|power|discretion))/u, 'it’s'],
      [/\btrial court\b/, 'trail court'],
      [/\bstatute of limitations\b/, 'statue of limitations'],
      [/(?<=\b(?:more|less|rather|other|greater) )than\b/, 'then'],
      [/(?<=\b(?:no|the|little) )effect(?= (?:on|upon|of))/, 'affect'],
    ]),
  },
  {
    ...{ kind: 'disagreement of verb and subject', ...paragraphs },
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
    ...{ kind: 'double negatives', ...paragraphs },
    ways: leads([
      'It is not uncommon that',
      'It is not unlikely that',
      'It is not impossible that',
      'It is not unusual that',
      'It is not improbable that',
    ]),
  },
  {
    ...{ kind: 'hedges', ...paragraphs },
    ways: leads([
      'It would seem that',
      'It would appear that',
      'It might arguably be said that',
      'It may perhaps be that',
      'It could possibly be that',
    ]),
  },
  {
    ...{ kind: 'incivility', ...paragraphs },
    ways: appends([
      'Opposing counsel’s [[absurd]] theory fails.',
      'That contention is [[laughable]].',
      'Counsel [[lied]] to this Court.',
      'The State’s brief is [[dishonest]].',
      'Plaintiff’s lawyer is [[incompetent]].',
    ]),
  },
  {
    ...{ kind: 'contractions', ...paragraphs },
    ways: swaps([
      [/\bdid not\b/, "didn't"],
      [/\bwas not\b/, 'wasn’t'],
      [/\bcannot\b/, "can't"],
      [/\bis not\b/, 'isn’t'],
      [/\bwould not\b/, "wouldn't"],
    ]),
  },
  {
    ...{ kind: 'slang', ...paragraphs },
    ways: swaps([
      [/\bofficers\b/, 'cops'],
      [/\bchildren\b/, 'kids'],
      [/(?<= )many(?= \p{Ll}+s )/u, 'a lot of'],
      [/\ba man\b/, 'a guy'],
      [/\bobtained\b/, 'got hold of'],
    ]),
  },
  {
    ...{ kind: 'passives with their agent', ...paragraphs },
    ways: appends([
      'The motion [[was denied by the district court]].',
      'The verdict [[was returned by the jury]] in May.',
      'The deed [[was signed by both brothers]].',
      'The complaint [[was dismissed by the trial judge]].',
      'The notice [[was mailed by the clerk]] that day.',
    ]),
  },
  {
    ...{ kind: 'hidden actors', ...paragraphs },
    ways: leads([
      'It was argued that',
      'It has been suggested that',
      'It was determined that',
      'It is contended that',
      'It was agreed that',
    ]),
  },
  {
    ...{ kind: 'citation form', ...paragraphs },
    ways: swaps([
      [/(?<=\d )F\.2d(?= \d)/, 'F. 2d'],
      [/(?<=\d )F\.3d(?= \d)/, 'F. 3d'],
      [/U\.S\.C\. § (?=\d)/, 'U.S.C. §'],
      [/(?<=\d )F\.2d(?= \d+, \d)/, 'F. 2d'],
      [/(?<=[.”"] )Id\.(?= at \d)/, 'id.'],
    ]),
  },
  {
    ...{ kind: 'quotations without a pin cite', ...paragraphs },
    ways: [
      'The court “may not weigh the evidence on such a motion.” [[Hale v. Pruitt, 410 F.3d 220 (6th Cir. 2005)]].',
      'A clerk “must take every paper that is timely.” [[Monroe v. Pape, 365 U.S. 167 (1961)]].',
      'He “was told to leave and did not come back.” [[State v. Weber, 310 N.W.2d 11 (Iowa 1981)]].',
      'The duty “runs to all who enter by the gate.” [[Adler v. Roth, 55 Cal. App. 4th 1 (1997)]].',
      'Notice “need only be fair under the circumstances.” [[Estes v. Lane, 88 F. Supp. 2d 9 (D. Me. 2000)]].',
    ].map(append),
  },
  {
    ...{ kind: '“id.” after several authorities', ...paragraphs },
    ways: [
      'Hale v. Pruitt, 410 F.3d 220, 224 (6th Cir. 2005); Monroe v. Pape, 365 U.S. 167, 170 (1961). Both say so. [[Id.]] at 171.',
      'See State v. Weber, 310 N.W.2d 11, 14 (Iowa 1981); see also Adler v. Roth, 55 Cal. App. 4th 1, 5 (1997). The test is old. [[Id.]] at 6.',
      'Estes v. Lane, 88 F. Supp. 2d 9, 12 (D. Me. 2000); Hale v. Pruitt, 410 F.3d 220, 225 (6th Cir. 2005). [[Id.]]',
      'Compare Monroe v. Pape, 365 U.S. 167, 172 (1961); Hale v. Pruitt, 410 F.3d 220, 226 (6th Cir. 2005). It is settled. [[Id.]] at 227.',
      '42 U.S.C. § 1983; Monroe v. Pape, 365 U.S. 167, 173 (1961). That is enough. [[Id.]] at 174.',
    ].map(append),
  },
  {
    ...{ kind: 'places left open', ...paragraphs },
    ways: [
      swap(/\bJanuary \d{1,2}, \d{4}|\bMarch \d{1,2}, \d{4}|\bMay \d{1,2}, \d{4}/, '[DATE]'),
      swap(/\$\d[\d,]+/, '$____'),
      append('The witness agreed. [[[CITE]]]'),
      append('She said so at trial. (R. at [[___]].)'),
      append('The next hearing is [[TBD]] in this matter.'),
    ],
  },
  {
    ...{ kind: 'items that are not parallel', ...paragraphs },
    ways: appends([
      'The rule asks a court (1) to weigh the harm, (2) to weigh the benefit, and (3) [[considering]] the public.',
      'The clerk must (a) stamp the paper, (b) [[entering]] it, and (c) send the notice.',
      'He had (a) to sign the form, (b) to pay the fee, and (c) [[bringing]] the deed.',
      'The tenant must (i) pay, [[(iii)]] insure, and (iv) leave.',
      'He must (a) pay, (b) sign, and [[(d)]] leave.',
    ]),
  },
];

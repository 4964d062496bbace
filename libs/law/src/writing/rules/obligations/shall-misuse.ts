import type { WritingDocumentKind } from '@casewright/contracts';
import type { Token } from '@casewright/law/sentences';
import { isPlural, nounPhraseEnd } from '../../text/grammar.js';
import { inflect } from '../../verbs/inflect.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

const PROSE: readonly WritingDocumentKind[] = ['brief', 'memo', 'client-letter', 'demand-letter'];

export const shallMisuse: Rule = {
  id: 'shall-misuse',
  name: '“Shall” that imposes no duty',
  family: 'obligations',
  severity: 'medium',
  why: '“Shall” is for the duty of a party; used for facts, rights and the future as well, it comes to mean nothing certain.',
  source: 'Adams, A Manual of Style for Contract Drafting; Garner, The Redbook, on “shall”',
  documents: ['contract', ...PROSE],
  matches: [
    { in: 'contract', text: 'This Agreement [[shall be governed]] by Ohio law.' },
    { in: 'contract', text: 'Borden signs this lease, which [[shall begin]] in May.' },
    { in: 'contract', text: '“Goods” [[shall mean]] the items on Schedule A.' },
    { in: 'contract', text: 'Licensee [[shall have the right to]] audit the books.' },
    { in: 'client-letter', text: 'We [[shall]] send you the draft.' },
  ],
  passes: [
    { in: 'contract', text: 'Seller shall deliver the goods.' },
    { in: 'opinion', text: 'The Clerk shall enter judgment.' },
    { in: 'brief', text: 'The statute says that the clerk “shall” file it.' },
  ],
  check: (paragraph, { documentKind }) =>
    inSentences(paragraph, ({ tokens }) => {
      const masked = tokens.findIndex((token) => token.masked);
      return tokens.flatMap((token, i) => {
        if (token.lower !== 'shall' || token.masked) return [];
        if (documentKind === 'contract') return inContract(tokens, i);
        return masked >= 0 && masked < i ? [] : inProse(tokens, i);
      });
    }),
};

/** Things that cannot have a duty. */
const THINGS =
  /^(?:agreement|lease|contract|amendment|license|term|section|article|provision|provisions|clause|warranty|warranties|exhibit|schedule|obligation|obligations|rights|title|note|policy|option|period|effective|captions|headings|waiver|interpretation|sublease|addendum|guaranty|deed)$/;
/** Acts by which a document does or is something; with a thing as subject they are no duty. */
const FACTS =
  /^(?:be|become|begin|commence|terminate|expire|end|continue|remain|survive|apply|inure|constitute|include|prevail|control|govern|bind|run|start|take|mean|extend|renew|cease|pass|vest)$/;

function inContract(tokens: readonly Token[], i: number): Match[] {
  const verb = tokens[i + 1];
  if (!verb || verb.masked) return [];
  return right(tokens, i) ?? meaning(tokens, i) ?? fact(tokens, i) ?? [];
}

/** `shall have the right to` → `may` */
function right(tokens: readonly Token[], i: number): Match[] | null {
  const said = tokens
    .slice(i + 1, i + 5)
    .map(({ lower }) => lower)
    .join(' ');
  const gives = /^have the (?:right|option|power) to/.test(said);
  const allows = /^be (?:entitled|permitted) to/.test(said);
  if (!gives && !allows) return null;
  const end = i + (gives ? 5 : 4);
  if (tokens[end]?.pos === 'VERB')
    return [
      advice(tokens, i, end, 'This gives a right and imposes no duty: “may” says so.', 'may'),
    ];
  if (gives) return null;
  const why = 'This gives a right: “is entitled to” says so.';
  return [advice(tokens, i, end, why, 'is entitled to')];
}

/** `shall mean` → `means` */
function meaning(tokens: readonly Token[], i: number): Match[] | null {
  if (tokens[i + 1]!.lower !== 'mean') return null;
  return [
    advice(
      tokens,
      i,
      i + 2,
      'A definition is true from the moment of signing: “means” says so.',
      'means',
    ),
  ];
}

function fact(tokens: readonly Token[], i: number): Match[] | null {
  const verb = tokens[i + 1]!;
  const head = subjectHead(tokens, i);
  if (!head || !THINGS.test(head.lower) || !FACTS.test(verb.lower)) return null;
  const end = verb.lower === 'be' && tokens[i + 2]?.pos === 'VERB' ? i + 3 : i + 2;
  const plural = isPlural([head]);
  const forms = inflect(verb.lower);
  const present = verb.lower === 'be' ? (plural ? 'are' : 'is') : plural ? forms.base : forms.third;
  const rest = end === i + 3 ? ` ${tokens[i + 2]!.text}` : '';
  return [
    advice(
      tokens,
      i,
      end,
      `“${head.text}” cannot have a duty: the present tense states what is agreed.`,
      present + rest,
    ),
  ];
}

/** The noun right before the verb, where it is the subject and no object of a preposition. */
function subjectHead(tokens: readonly Token[], at: number): Token | null {
  let from = at - 1;
  // `this Agreement, which shall be governed`
  if (tokens[from]?.lower === 'which')
    return (
      tokens.slice(Math.max(0, at - 9), from).findLast(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos)) ??
      null
    );
  while (from >= 0 && /^(?:DET|NOUN|PROPN|ADJ|NUM)$/.test(tokens[from]!.pos)) from--;
  if (nounPhraseEnd(tokens, from + 1) !== at) return null;
  return tokens[from]?.pos === 'ADP' ? null : tokens[at - 1]!;
}

function advice(
  tokens: readonly Token[],
  from: number,
  to: number,
  remark: string,
  put: string,
): Match {
  return {
    start: tokens[from]!.start,
    end: tokens[to - 1]!.end,
    remark: `${remark} Taking it changes what the word commands.`,
    replacement: { text: put, safe: false, changesForce: true },
  };
}

/** Outside of contracts and orders `shall` is a future with we, and a duty with others. */
function inProse(tokens: readonly Token[], i: number): Match[] {
  const [subject, shall] = [tokens[i - 1], tokens[i]!];
  if (!subject) return [];
  const own = /^(?:i|we)$/.test(subject.lower);
  const party =
    /^(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?)$/.test(
      subject.lower,
    );
  if (!own && !party) return [];
  return [
    {
      start: shall.start,
      end: shall.end,
      remark: own ? '“Will” is the ordinary future.' : '“Must” says that it is a duty.',
      replacement: { text: own ? 'will' : 'must', safe: false, changesForce: true },
    },
  ];
}

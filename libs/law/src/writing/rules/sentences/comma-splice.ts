import type { Token } from '@casewright/law/sentences';
import { isFiniteVerb, isHiddenVerb } from '../../text/grammar.js';
import type { Sentence } from '../../text/reading.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

const PRONOUN = /^(?:he|she|it|they|we|i|you|this|there)$/;
const LINKS =
  /^(?:however|therefore|moreover|nevertheless|consequently|furthermore|nonetheless|accordingly)$/;
/** Openings and joints of a clause that does not stand alone. */
const JOINED =
  /^(?:and|but|or|nor|yet|so|if|when|whenever|while|although|though|because|since|as|after|before|until|unless|once|where|whether|whatever|whoever|that|which|who|whom|whose|how|what|why|than|had|were|should|the more|in|on|at|for|to|by|with|under|from|given|despite|during|without|upon|according|having|being|not|only|even|assuming|provided|regardless)$/;
const SAYING =
  /^(?:say|think|believe|know|hope|argue|claim|find|feel|hold|agree|admit|concede|assume|suppose|suggest|insist|contend|explain|write|reason|note|add|testify|seem|appear|be|do)$/;
/** So many words on both sides make two sentences of it. */
const LEAST = 3;

export const commaSplice: Rule = {
  id: 'comma-splice',
  name: 'Two sentences joined by a comma',
  family: 'mechanics',
  severity: 'low',
  why: 'A comma alone does not join two sentences: a period, a semicolon, or a conjunction does.',
  source: 'The Redbook, on comma splices',
  matches: [
    'The tenant paid the rent in May[[,]] he kept the receipt in a drawer.',
    'The bill names another carrier[[,]] Plaintiff does not mention it.',
    'The motion was late[[,]] however, the court granted it in full.',
    'The clerk stamped the copy[[,]] she kept the original, it is in the vault.',
  ],
  passes: [
    'When the tenant paid the rent, he kept the receipt.',
    'The tenant paid the rent, and he kept the receipt.',
    'The tenant, however, kept the receipt.',
    'The rent was due, he said.',
    'The rent was due, Plaintiff says. He sued Lund, Lund being absent.',
    'The question is, we think, whether he paid.',
    'The board met in May, June, and July, it seems.',
  ],
  check: (paragraph) => inSentences(paragraph, spliceIn),
};

function spliceIn({ tokens }: Sentence): Match[] {
  const commas = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  const [first = -1, second] = commas;
  if (
    first < LEAST ||
    commas.length > 2 ||
    tokens.some(({ masked, text }) => masked || /^[;:—–?()-]$/.test(text))
  )
    return [];
  const hasLink = second === first + 2 && LINKS.test(tokens[first + 1]!.lower);
  const before = tokens.slice(0, first);
  const after = tokens.slice((hasLink ? second! : first) + 1, -1);
  // Of three clauses each is a sentence; else two commas set something off.
  const isSpliced =
    second === undefined || hasLink
      ? isSentence(after, !hasLink)
      : isSentence(tokens.slice(first + 1, second), true) &&
        isSentence(tokens.slice(second + 1, -1), true);
  return isSentence(before, false) && isSpliced
    ? [
        {
          start: tokens[first]!.start,
          end: tokens[first]!.end,
          remark: 'A whole sentence stands on either side of this comma.',
          replacement: { text: ';', safe: false },
        },
      ]
    : [];
}

/** A subject that begins it and a verb of its own, and nothing that makes it a part of another. */
function isSentence(tokens: readonly Token[], hasPronoun: boolean): boolean {
  const [subject] = tokens;
  if (!subject || tokens.length < LEAST) return false;
  const isNamed = subject.pos === 'PROPN' && tokens[1]!.pos === 'AUX';
  const opens = hasPronoun
    ? PRONOUN.test(subject.lower) || isNamed
    : /^(?:DET|PRON|PROPN|NOUN)$/.test(subject.pos) && !JOINED.test(subject.lower);
  if (!opens || tokens.some(({ lower }, at) => at < 1 && JOINED.test(lower))) return false;
  const at = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      (isFiniteVerb(token) || isHiddenVerb(token, tokens[i + 1])) &&
      !/^(?:been|be)$/.test(token.lower) &&
      tokens[i - 1]!.lower !== 'to',
  );
  if (at < 0 || (hasPronoun && at > 2)) return false;
  if (!hasPronoun && tokens[at]!.pos === 'VERB' && tokens[at]!.lemma === tokens[at]!.lower)
    return false;
  const joints = tokens.slice(0, hasPronoun ? at : tokens.length);
  if (
    joints.some(({ lower }) =>
      /^(?:that|which|who|whom|whose|if|when|because|although|though|while|whether|what|how|as|having|being)$/.test(
        lower,
      ),
    )
  )
    return false;
  return !(hasPronoun && SAYING.test(tokens[at]!.lemma) && tokens.length < 5);
}

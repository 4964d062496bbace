import type { Sentence } from '../../text/reading.js';
import { toActive } from '../../verbs/active.js';
import { type Passive, sentencePassives } from '../../verbs/passive.js';
import { nounPhraseEnd } from '../grammar.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** An agent phrase of more words is a reason for the passive: the long part comes last. */
const LONG_AGENT = 7;

/** Texts and abstractions: they act in a manner of speaking, and the passive is the plain form. */
const NOBODY =
  /^(?:laws?|statutes?|constitution|amendments?|rules?|clauses?|sections?|acts?|evidence|record|doctrines?|principles?|agreements?|contracts?|terms|provisions?|facts?|circumstances|nature|limitations|context|language|policy|policies|precedents?|decisions?|cases?|article|regulations?|ordinances?|considerations?|testimony|reason|reasons|process|jurisdiction|exception|standards?|history|terms|deed|will|insurance|force|violence|fraud|fire|lightning|privilege|oath|affidavits?|affirmation|lien|mortgage|bond|fact|statements?|words?|findings?|conduct|act|acts|conditions?|custom|usage|majority|vote|verdict|judgment|orders?|petition|motion|answer|complaint|indictment|information)$/;

export const passiveAgent: Rule = {
  id: 'passive-agent',
  name: 'Passive with its actor last',
  family: 'verbs',
  severity: 'low',
  why: 'Whoever acts is named anyway; put in front, the actor gives the sentence its subject and saves “was” and “by”.',
  source: 'Garner, The Redbook, on voice; Wydick, Plain English for Lawyers',
  matches: [
    '[[The motion was denied by the court]].',
    '[[The fence was built by the owner]] in 2004.',
    '[[Each invoice shall be approved by the engineer]].',
  ],
  passes: [
    'The motion was denied.',
    'The work was finished by noon.',
    'The fee was set by statute.',
    'The court denied the motion by order.',
    'The report was filed by mail.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, (sentence) =>
      sentencePassives(sentence).flatMap((passive) => matchOf(paragraph.text, sentence, passive)),
    ),
};

function matchOf(text: string, sentence: Sentence, passive: Passive): Match[] {
  const { tokens } = sentence;
  if (passive.by === null) return [];
  const end = nounPhraseEnd(tokens, passive.by + 1);
  const words = end - passive.by - 1;
  if (words === 0 || words > LONG_AGENT || NOBODY.test(tokens[end - 1]!.lower)) return [];
  const agent = text.slice(tokens[passive.by + 1]!.start, tokens[end - 1]!.end);
  const remark = `Here the actor, “${agent}”, comes after the act.`;
  const active = toActive(text, sentence, passive);
  if (active) {
    const { words: put, ...span } = active;
    return [{ ...span, remark, replacement: { text: put, safe: true } }];
  }
  return [{ start: tokens[passive.from]!.start, end: tokens[end - 1]!.end, remark }];
}

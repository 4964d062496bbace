import type { Token } from '@casewright/law/sentences';
import { verbLemma } from '@casewright/law/sentences';
import { inCaseOf, isAbbreviation, isPlural, nounPhraseEnd } from '../text/grammar.js';
import type { Sentence } from '../text/reading.js';
import type { Span } from '../text/span.js';
import { inflect } from './inflect.js';
import type { Passive } from './passive.js';

/** Longest agent, in words, that can change places without strain. */
const LONGEST_AGENT = 5;
/** What may follow the agent: the end, or words of time and place that stay where they are. */
const FOLLOWS = /^(?:[.;]|in|on|at|during|after|before|until|within|through)$/;
const CAN_BE_SMALL =
  /^(?:the|a|an|this|that|these|those|his|her|its|their|our|my|your|each|every|any|all|no|some|both|many|most|several)$/;
const MODALS = /^(?:shall|must|may|will|can|could|should|would|might)$/;

/**
 * The sentence's clause with its agent as the subject: `The fence was built by the owner` →
 * `The owner built the fence`. Null where subject or agent is not a plain noun phrase, or anything
 * but the auxiliaries is between them.
 */
export function toActive(
  text: string,
  { tokens }: Sentence,
  passive: Passive,
): (Span & { words: string }) | null {
  const { by, participle, from } = passive;
  if (by !== participle + 1 || from === 0 || nounPhraseEnd(tokens, 0) !== from) return null;
  const end = nounPhraseEnd(tokens, by + 1);
  const agent = tokens.slice(by + 1, end);
  if (agent.length === 0 || agent.length > LONGEST_AGENT) return null;
  const next = tokens[end];
  if (next && !FOLLOWS.test(next.lower)) return null;
  if (
    agent.some(({ lower }) =>
      /'s$|^(?:reason|law|statute|rule|terms?|way|hand|name|mail)$/.test(lower),
    )
  )
    return null;
  const verb = activeVerb(tokens, passive, isPlural(agent));
  if (!verb) return null;
  const [first, last] = [tokens[0]!, tokens[end - 1]!];
  const object = lowered(text.slice(first.start, tokens[from - 1]!.end), first);
  const subject = inCaseOf(first.text, agentWords(text, agent, next));
  const words = `${subject} ${verb} ${object}`;
  // The stop of “Corp.” before the sentence's own: one is enough.
  const stop = next?.text === '.' && words.endsWith('.') ? next.end : last.end;
  return { start: first.start, end: stop, words };
}

/** The agent as it can be in front: with the stop of its abbreviation, which ended the sentence. */
function agentWords(text: string, agent: readonly Token[], next: Token | undefined): string {
  const last = agent.at(-1)!;
  const words = text.slice(agent[0]!.start, last.end);
  return isAbbreviation(last) && next?.text === '.' ? `${words}.` : words;
}

const lowered = (words: string, { lower, pos }: Token): string =>
  CAN_BE_SMALL.test(lower) || (pos === 'NOUN' && /s$/.test(lower))
    ? words[0]!.toLowerCase() + words.slice(1)
    : words;

function activeVerb(tokens: readonly Token[], passive: Passive, plural: boolean): string | null {
  const auxiliaries = tokens.slice(passive.from, passive.participle).map(({ lower }) => lower);
  const forms = inflect(verbLemma(tokens[passive.participle]!.lower));
  const [first, second] = auxiliaries;
  if (auxiliaries.length === 1) {
    if (first === 'was' || first === 'were') return forms.past;
    if (first === 'is' || first === 'are') return plural ? forms.base : forms.third;
  }
  if (auxiliaries.length !== 2) return null;
  if (second === 'be' && MODALS.test(first!)) return `${first} ${forms.base}`;
  if (second !== 'been') return null;
  if (first === 'had') return `had ${forms.participle}`;
  if (first === 'has' || first === 'have') return `${plural ? 'have' : 'has'} ${forms.participle}`;
  return null;
}

import { isRole, tagged } from '@casewright/law/sentences';

/** As written within a sentence: `May` is a month. */
const FINITE =
  /\b(?:was|were|is|are|has|have|had|did|do|does|will|would|can|cannot|could|may|must|shall)\b/;
/** What a verb that ends in `-ed` acts upon; a day is nothing of the kind. */
const OBJECT =
  /^ (?:(?:an?|the|no|any|all|its|his|her|their|our|us|me|him|them|it|that|\d|[$£€])|(?!by\b|on\b|in\b|at\b|for\b|to\b|from\b|with\b|off\b|out\b|up\b|over\b|under\b|after\b|before\b|until\b|since\b|and\b|or\b|here\b|there\b|when\b|where\b|as\b|\p{L}+ly\b|\p{Lu}\p{Ll}{2,8}\.? \d)\p{L})/iu;
/** Acts in a case, which are always done to something. */
const PROCEDURAL = /^(?:filed|served|signed|mailed|issued|denied|granted|dismissed|entered)$/;

/**
 * A note of what happened as a sentence: itself, if it is one, and `Complaint served on May 4` with the verb that
 * it lacks, which is sure where such things only are done by someone. Null for what is none.
 */
export function wholeSentence(text: string): { text: string; isSure: boolean } | null {
  const whole = { text, isSure: true };
  if (FINITE.test(text)) return whole;
  const [verb, ...others] = tagged(text).filter(
    ({ pos, lower, start }) =>
      pos === 'VERB' && !/ing$/.test(lower) && !/\b(?:to|an?|the) $/i.test(text.slice(0, start)),
  );
  if (!verb) return null;
  // `Two videos posted on May 4 say`
  if (/ed$/.test(verb.lower) && others.some(({ lower }) => /[^s]s$|^say$/.test(lower)))
    return whole;
  const subject = text.slice(0, verb.start).trim();
  const behind = text.slice(verb.end);
  if (subject !== '' && (!/ed$/.test(verb.lower) || OBJECT.test(behind))) return whole;
  const [, thing = '', not = ''] = /^(.*?)((?: (?:not|never|also|\p{L}+ly))*)$/su.exec(subject)!;
  const words = thing.split(' ');
  if (
    thing === '' ||
    /,(?! \d)| [-–] |\b(?:who|which|that)$/.test(thing.replace(/^[OIA][nt]t? [^,]*, /, ''))
  )
    return null;
  const head = words.at(-1)!;
  const isOfPeople = isRole(head) || (words.length > 1 && /^\p{Lu}/u.test(head));
  const isDone = /^ by (?!\p{Lu}\p{Ll}+ \d)/u.test(behind) || /^\d/.test(thing) || not === ' not';
  if (!isDone && (not !== '' || isOfPeople || words.length > 4)) return whole;
  if (words.length > 6) return null;
  const be = /[^s]s$|^(?:men|women|people|children|\d.*)$/.test(head) ? 'were' : 'was';
  return {
    text: `${thing} ${be}${not} ${text.slice(verb.start)}`,
    isSure: PROCEDURAL.test(verb.lower) && !isOfPeople,
  };
}

import { isRole, type Part, type SentenceFrame } from '@casewright/law/sentences';

/** The words of a subject, whole where a pronoun stood for them. */
export function subjectOf(text: string, { start, end }: Part, terms: readonly string[]): string {
  const behind = text.slice(start).toLowerCase();
  const term = terms.find((each) => behind.startsWith(each.toLowerCase()));
  return text.slice(start, Math.max(end, start + (term?.length ?? 0)));
}

/** A thing that the request tells from others, and what it binds. */
export const DEFINITE =
  /^(?:the|all|every|each|any|both|no)\b(?! (?:first|second|third|last|other|rest|same)\b)|['’]s\b/i;
/** `The boathouse is not part of the lease`, `risk stays with the Seller until …`: how a thing is to be, and no view of it. */
export const isStated = (subject: string, act: string, text: string): boolean =>
  !isRole(subject.split(' ').at(-1)!) &&
  !/\b(?:very|too|so|quite|rather|really|already|currently|now|still|known|new|old|good|bad|fair|important|urgent|fine)\b/i.test(
    text,
  ) &&
  (STATES.test(act) ||
    (act === 'be' &&
      /\d|\b(?:part of|until|within|one|two|three|four|five|six|seven|ten|each|every|only|not|free|own|(?:non-?)?exclusive)\b/i.test(
        text,
      )));

const STATES =
  /^(?:stay|remain|belong|include|cover|pass|extend|exclude|apply|contain|follow|comprise|take|come)$/;

/** States of a party that a contract has. */
export const SURE =
  /\b(?:is|are) (?:not )?(?:responsible|liable|entitled|bound|subject|due|required)\b|\bhas (?:the|an?|no|\d+|until|first|exclusive) (?:\w+ )*?(?:rights?|options?|days?|access|use|duty|claim|obligation)\b|\bhas until\b/;

export const isName = (
  { subject }: SentenceFrame,
  words: string,
  names: ReadonlySet<string>,
): boolean =>
  subject?.kind === 'party' &&
  words.split(' ').length > 1 &&
  !/^(?:the|a|an) /i.test(words) &&
  words.split(' ').some((word) => names.has(word));

/** A party and more: its verb was read as a noun. */
const HAS_SIDE =
  /(?<!\b(?:of|to|for|by|from|with|between|against|and|or) )\bthe (?:Provider|Customer|Client|Seller|Buyer|Landlord|Tenant|Employer|Employee|Respondent|Claimant|Discloser|Recipient)\b(?!['’])/i;

/** Subjects of which nobody can tell who they are: pronouns, `someone`, `who`, a participle. */
export const isOpen = (
  { subject }: SentenceFrame,
  words: string,
  isSide: (words: string) => boolean,
  names: ReadonlySet<string>,
): boolean =>
  !isSide(words) &&
  (HAS_SIDE.test(words) ||
    subject?.kind === 'pronoun' ||
    (subject?.kind === 'party' && names.has(words)) ||
    /^(?:this|that|these|those|there|one|some|someone|somebody|anyone|anything|nothing|nobody|none|both|most|many|what|which|who|never|yes|no|not)$/i.test(
      words,
    ) ||
    /\b(?:never|always)$|^\p{L}+(?<!^everyth)ing\b|[:;]/iu.test(words));

import type { Token } from '@casewright/law/sentences';
import { inCaseOf } from '../../text/grammar.js';
import { inflect } from '../../verbs/inflect.js';
import { pairsOf } from '../../words/pairs.js';
import type { Match } from '../rule.js';

export const TO_PLURAL = new Map(pairsOf('was were|is are|has have|does do'));
export const TO_SINGULAR = new Map([...TO_PLURAL].map(([singular, plural]) => [plural, singular]));
for (const [singular, plural] of [...TO_PLURAL]) {
  TO_PLURAL.set(`${singular}n't`, `${plural}n't`);
  TO_SINGULAR.set(`${plural}n't`, `${singular}n't`);
}

/** Only a plural is after these. */
export const PLURAL_DETERMINER =
  /^(?:these|those|several|many|both|few|various|two|three|four|five|six|seven|eight|nine|ten)$/;

/** A sum of these is one thing: `ten years is long`. */
export const MEASURED =
  /^(?:years|months|weeks|days|hours|minutes|times|dollars|percent|miles|feet|acres|pounds|inches|yards|thirds|quarters|news|proceeds)$/;

export const SINGULAR_S = /(?:ss|us|is|ics|ews|\bgas|bias|canvas)$/;

/** Words of Greek and Latin that are plural without an *s*. */
export const PLURAL_WITHOUT_S = /^(?:criteria|phenomena|dicta|(?:police|fire|work)men)$/;

/** `rests` → `rest`, `was` → `were`; a noun in -s that the tagger takes for a verb has none behind. */
export function pluralOf(verb: Token, next: Token | undefined): string | undefined {
  const put = TO_PLURAL.get(verb.lower);
  if (put || verb.pos !== 'VERB' || inflect(verb.lemma).third !== verb.lower) return put;
  return next && /^(?:DET|ADP|PRON|SCONJ|PART|ADV)$/.test(next.pos) ? verb.lemma : undefined;
}

/** Nouns that stand for many, or for how many, take either verb. */
export const GROUP =
  /^(?:res|corps|\p{L}+ed|laches|abundance|counsel|number|majority|minority|variety|rest|remainder|lot|total|range|series|group|couple|handful|host|percent|percentage|half|none|class|panel|jury|team|pair|set|bulk|portion|part|plurality|multitude|array|sum|string|kind|type|sort|host|combination|balance|bunch|dozen|crowd|family|staff|committee|board|council|court|majorities|means|species|headquarters|news|damages|proceeds|fact|person|people|men|women|children|others|following|police|data|media|one|all|any|some|most|more|many|few|several|both)$/u;

export const matchOf = (verb: Token, put: string, subject: readonly Token[]): Match => ({
  start: verb.start,
  end: verb.end,
  remark: `“${subject.map(({ text }) => text).join(' ')}” takes “${put}.”`,
  replacement: { text: inCaseOf(verb.text, put), safe: true },
});

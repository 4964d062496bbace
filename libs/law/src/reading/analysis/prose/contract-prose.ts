import { proseName } from '../../documents/parties/names.js';
import type { Understanding } from '../../documents/understanding.js';
import type { TextSpan } from '../../extracted-text.js';
import { choicesText } from './choice-prose.js';
import { review, signingAdvice } from './contract-advice.js';
import { contractFacts } from './contract-facts.js';
import { opening } from './contract-opening.js';
import { findingInsights, findingRecommendations, isSure } from './finding-prose.js';
import type { Reading } from './reading.js';
import { tellingSentence } from './telling-sentence.js';
import {
  closing,
  inBrackets,
  listed,
  listedApart,
  type Prose,
  paragraphs,
  quoted,
} from './words.js';

/** What a partner wants to know of a contract first: who, what, since when, how long, under which law. */
export function contractProse(reading: Reading): Prose {
  return {
    analysis: paragraphs([
      opening(reading),
      substance(reading),
      lawAndSignature(reading.document),
      review(reading),
    ]),
    insights: [...findingInsights(reading), ...contractFacts(reading)],
    recommendations: [...findingRecommendations(reading), ...signingAdvice(reading.document)],
  };
}

/** Clauses that carry the bargain, with the words that introduce each. */
const BARGAIN: readonly (readonly [string, string])[] = [
  ['license-grant', 'It grants rights'],
  ['exclusivity', 'On exclusivity it says'],
  ['expiration-date', 'On its term it says'],
  ['renewal-term', 'On renewal'],
  ['termination-for-convenience', 'On termination without cause'],
  ['cap-on-liability', 'On liability'],
  ['minimum-commitment', 'On minimum commitments'],
];

function substance({ document, findings }: Reading): string | null {
  const told = new Set<number>();
  const clauses = BARGAIN.flatMap(([category, lead]) => {
    const said = findings
      .filter((finding) => finding.category === category && isSure(finding))
      .map((finding) => tellingSentence(document, finding))
      .find((each) => each !== null && !told.has(each.start));
    if (!said) return [];
    told.add(said.start);
    return [closing(`${lead}${inBrackets(document, said.start)}: ${quoted(document, said, 260)}`)];
  });
  if (clauses.length > 0) return clauses.join(' ');
  const duty = firstUndertaking(document);
  return duty
    ? closing(
        `Its first undertaking${inBrackets(document, duty.start)} reads: ${quoted(document, duty)}`,
      )
    : null;
}

/** A duty of a party; what defines a term or tells of the contract itself is none. */
function firstUndertaking({ text, obligations, parties }: Understanding): TextSpan | undefined {
  const roles = new Set(parties.flatMap(({ role, name }) => [role ?? name]));
  return obligations.find(
    ({ kind, bearer, start, end }) =>
      kind === 'duty' &&
      roles.has(bearer.replace(/^the /i, '')) &&
      !/\bmeans?\b/.test(text.slice(start, end)),
  );
}

function lawAndSignature(document: Understanding): string | null {
  const parts = [...choicesText(document), signed(document)].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : null;
}

function signed({ signatures }: Understanding): string | null {
  const done = signatures.filter(
    (each, at) =>
      each.signed &&
      each.name &&
      signatures.findIndex(({ name, party }) => name === each.name && party === each.party) === at,
  );
  if (done.length === 0) return null;
  const who = done
    .slice(0, 4)
    .map(
      ({ name, title, party }) =>
        `${proseName(name!)}${title ? `, ${title}` : ''}${party ? `, for ${proseName(party)}` : ''}`,
    );
  return closing(
    `It bears the ${done.length === 1 ? 'signature' : 'signatures'} of ${who.some((each) => each.includes(',')) ? listedApart(who) : listed(who)}`,
  );
}

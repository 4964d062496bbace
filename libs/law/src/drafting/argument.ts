import type { Draft, DraftSection } from '@casewright/contracts';
import { splitSentences } from '@casewright/law/citations';
import { isStatement, lowered, REASON } from './requirements/statement.js';
import { asSet } from './source/as-set.js';

/** Headings that say nothing of what is argued. */
export const UNNAMED = /^(?:The (?:First|Second|Third) Issue|On Those Facts .*)$/;

/** What a decision holds, in sentences, what else tells what it is about, and how it is cited. */
export interface Rule {
  about: string;
  points: readonly string[];
  citation: string;
}

/** Decisions that a first draft rests on. */
const MOST_RULES = 2;
/** Facts that stand in it where none has a word of the point. */
const MOST_FACTS = 2;

/** What an argument is about, and what the request tells for it. */
export interface Ground {
  /** As a clause: `the tracker is a search`; of a motion the ground, `lack of personal jurisdiction`. */
  point: string;
  isClause: boolean;
  facts: string[];
}

/** The share of a point's words that a decision must have to bear on it, and the fewest of them. */
const NEAR = 0.4;
const FEWEST = 2;

/** What the request tells for an argument of a paper; null for one that it says nothing of. */
export function groundOf(section: DraftSection, draft: Draft, requirements: string): Ground | null {
  const isHeaded = draft.documentType === 'Legal Brief' && !UNNAMED.test(section.heading);
  const offered = draft.placeholders.find(
    ({ name, where }) => name.startsWith('argument_') && where.includes(section.id),
  )?.suggestion;
  const clause = isHeaded ? section.heading : offered?.replace(/\.$/, '');
  const ground = draft.understood.find(
    ({ placedIn, what }) => placedIn === section.id && what.startsWith('Ground: '),
  );
  const point = clause ?? ground?.what.replace('Ground: ', '');
  if (point === undefined) return null;
  const told = draft.understood
    .filter(({ what, value }) => what === 'Worded term' && !/\bcourt\b/i.test(value))
    .map(({ value }) => value);
  const near = told.filter((value) => shared(value, point) > 0);
  const tail = clause || !ground ? [] : tailOf(ground.quote, draft, requirements);
  const own = [...tail, ...near];
  const facts = own.length > 0 ? own : told.slice(0, MOST_FACTS);
  return { point, isClause: clause !== undefined, facts: [...new Set(facts)] };
}

/** What stands behind the ground, up to the next one or to what tells no fact. */
function tailOf(quote: string, { understood }: Draft, requirements: string): string[] {
  const from = requirements.indexOf(quote);
  if (from < 0) return [];
  const start = from + quote.length;
  const ends = understood
    .filter(({ placedIn }) => placedIn?.startsWith('argument-') || placedIn === 'issues')
    .map((other) => requirements.indexOf(other.quote, start))
    .filter((at) => at >= 0);
  const tail = requirements
    .slice(start, Math.min(requirements.length, ...ends))
    .replace(/\(?\d[.)]\s*$/, '')
    .replace(/^\s*(?:for|of|on|as to|under)\s[^,;:.–—]*[,;:–—]/, '')
    .replace(/^[\s,:;–—-]*(?:(?:because|since|as|in that)\s(?=\p{L}+\s))?/u, '');
  const facts: string[] = [];
  for (const { text } of splitSentences(tail)) {
    const words = text.trim().replace(/[.;,\s]+$/, '');
    if (/^(?:we|our)\b/i.test(words) || !isStatement(words)) break;
    facts.push(asSet(words, 'sentence'));
  }
  return facts;
}

/** Words by their beginnings, as `concerns` has the one of `concern`; shorter ones say too little. */
const contentOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6)));

const shared = (text: string, point: string): number =>
  [...contentOf(text)].filter((word) => contentOf(point).has(word)).length;

/** The sentence of a decision that is nearest to the point; nothing where the decision is of something else. */
function lawOf({ points, about, citation }: Rule, point: string): string[] {
  const [claim = point] = point.split(REASON);
  const near = shared([about, ...points].join(' '), claim);
  if (near < FEWEST || near < NEAR * contentOf(claim).size) return [];
  const [nearest] = [...points].sort((a, b) => shared(b, claim) - shared(a, claim));
  return [`${asSet(nearest!, 'sentence')} ${citation}.`];
}

/**
 * An argument as its first draft: the rule with its authority, the facts, and what follows from them; brackets
 * say what is missing of it. Null where there is neither law nor fact.
 */
export function argumentOf(
  { point, isClause, facts }: Ground,
  rules: readonly Rule[],
): string | null {
  const law = rules.flatMap((rule) => lawOf(rule, point)).slice(0, MOST_RULES);
  if (law.length === 0 && facts.length === 0) return null;
  const [first, ...rest] = facts;
  const within = first && lowered(first);
  const here = within === first ? first : `Here, ${within}`;
  const follows = isClause
    ? `Therefore, ${lowered(point)}.`
    : `The motion should therefore be granted for ${point}.`;
  return [
    ...(law.length > 0 ? law : ['[The rule, with its authority: the library has none on this.]']),
    here ?? '[The facts that decide it, with citations of the record.]',
    ...rest,
    follows,
  ].join(' ');
}

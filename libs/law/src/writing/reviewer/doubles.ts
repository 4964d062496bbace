import type { RuleMatch } from '../rules/check-paragraph.js';
import { SEVERITY_RANK } from '../rules/rule.js';
import { contains, overlaps } from '../text/span.js';

const rank = ({ rule, severity }: RuleMatch): number => SEVERITY_RANK[severity ?? rule.severity];

/**
 * One remark for one place: of two that are in each other, of words and not of whole sentences, the
 * longer one stays where it replaces, else the weightier. In the text's order.
 */
export function withoutDoubles(matches: readonly RuleMatch[]): RuleMatch[] {
  const ordered = [...matches].sort(
    (a, b) => a.start - b.start || b.end - a.end || rank(b) - rank(a),
  );
  const kept: RuleMatch[] = [];
  for (const match of ordered) {
    const rival = lastIndexWhere(kept, (other) => isDouble(other, match));
    if (rival < 0) kept.push(match);
    else if (isBetter(match, kept[rival]!)) kept.splice(rival, 1, match);
  }
  return kept;
}

/** Remarks so far apart cannot meet. */
const REACH = 40;

function lastIndexWhere(list: readonly RuleMatch[], holds: (item: RuleMatch) => boolean): number {
  for (let i = list.length - 1; i >= Math.max(0, list.length - REACH); i--) {
    if (holds(list[i]!)) return i;
  }
  return -1;
}

const ofSentence = ({ rule }: RuleMatch): boolean => rule.family === 'sentences';

function isDouble(a: RuleMatch, b: RuleMatch): boolean {
  if (!overlaps(a, b)) return false;
  if (ofSentence(a) !== ofSentence(b)) return false;
  if (a.rule === b.rule) return true;
  return contains(a, b) || contains(b, a) || Boolean(a.replacement && b.replacement);
}

function isBetter(match: RuleMatch, rival: RuleMatch): boolean {
  if (Boolean(match.replacement) !== Boolean(rival.replacement)) return Boolean(match.replacement);
  return rank(match) > rank(rival);
}

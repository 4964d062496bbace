import type { Treatment } from '@casewright/contracts';
import type { Citation, ResolvedCitations } from '../../citations/index.js';
import { agentName, type FoundTreatment } from './found-treatment.js';
import { scopeOf } from './guards.js';
import type { Mention } from './mentions.js';

/** Relations of a citation's history that say something of the citation in front of them. */
const OF_THE_CITED: [RegExp, Treatment][] = [
  [/^overruled by/, 'overruled'],
  [/^abrogated by/, 'abrogated'],
  [/^superseded by/, 'superseded'],
  [/^disapproved by/, 'criticised'],
  [/^reversed/, 'reversed'],
  [/^vacated/, 'vacated'],
  [/^affirmed/, 'affirmed'],
];

/** … and of the history's own citation. */
const OF_THE_EARLIER: [RegExp, Treatment][] = [
  [/^overruling/, 'overruled'],
  [/^reversing/, 'reversed'],
  [/^affirming/, 'affirmed'],
];

/**
 * The relation's word. "Smith, overruled Jones" is a sentence, and no history: that has a comma or
 * a preposition after the participle.
 */
const RELATION_WORD =
  /\b(?:(?:overrul|revers|affirm)ing|(?:overrul|abrogat|supersed|disapprov)ed(?=\s*[,(]|\s+(?:by|in|on|as|sub)\b)|(?:rev|vac|aff)[\w'’]*\.?)/i;

/** What the printed history of a citation says: "…, rev'd, 530 U.S. 1 (2000)". */
export function historyTreatments(
  text: string,
  citations: readonly Citation[],
  resolved: ResolvedCitations,
  mentions: readonly Mention[],
): FoundTreatment[] {
  const byStart = new Map(citations.map((citation, index) => [citation.start, index]));
  const found: FoundTreatment[] = [];
  for (const [index, citation] of citations.entries()) {
    for (const entry of citation.fields.history ?? []) {
      const other = byStart.get(entry.start);
      if (other === undefined) continue;
      const cited = OF_THE_CITED.find(([relation]) => relation.test(entry.relation));
      const earlier = OF_THE_EARLIER.find(([relation]) => relation.test(entry.relation));
      if (!cited && !earlier) continue;
      const [object, agent] = cited ? [index, other] : [other, index];
      const treatment = describe(text, citations, resolved, mentions, object, agent, entry.start);
      if (treatment) found.push({ ...treatment, kind: (cited ?? earlier)![1] });
    }
  }
  return found;
}

function describe(
  text: string,
  citations: readonly Citation[],
  resolved: ResolvedCitations,
  mentions: readonly Mention[],
  object: number,
  agent: number,
  at: number,
): Omit<FoundTreatment, 'kind'> | undefined {
  const authority = resolved.resolutions[object]?.authority;
  const by = resolved.resolutions[agent]?.authority;
  if (authority === null || authority === undefined || authority === by) return undefined;
  const { start, end } = citations[object]!;
  const mention = mentions.find(
    (m) => m.authority === authority && m.start <= start && end <= m.end,
  );
  if (!mention) return undefined;
  const from = Math.min(start, at);
  const windowAt = Math.max(from, at - 160);
  const words = RELATION_WORD.exec(text.slice(windowAt, at));
  if (!words) return undefined;
  const wordsAt = windowAt + words.index;
  return {
    authority,
    scope: scopeOf(text.slice(wordsAt, at)),
    by: agentName(resolved, authority, by),
    start: wordsAt,
    end: wordsAt + words[0].length,
    mention,
  };
}

import type { Treatment } from '@casewright/contracts';
import type { Citation, ResolvedCitations } from '../../citations/index.js';
import { Clause } from './clause.js';
import { agentName, type FoundTreatment } from './found-treatment.js';
import { isRefused, isUndone, scopeOf } from './guards.js';
import { historyTreatments } from './history-treatments.js';
import { SIGNALS, type Signal } from './kinds.js';
import { citedMentions, type Mention, namedMentions, shortNames } from './mentions.js';
import { sentenceAround } from './sentence.js';

/** One pass over the text for all verbs, by the signal's number. */
const VERBS = new RegExp(
  `\\b(?:${SIGNALS.map(({ verb }) => `(${verb})`).join('|')})(?![\\w'’])`,
  'gi',
);

/**
 * The treatments that an opinion's own words express, each with those words. Derived: a phrase
 * counts if the case is the verb's object and nothing in the clause takes it back.
 */
export function findTreatments(
  text: string,
  citations: readonly Citation[],
  resolved: ResolvedCitations,
  caseName: string,
): FoundTreatment[] {
  const cited = citedMentions(text, citations, resolved);
  const found = historyTreatments(text, citations, resolved, cited);
  const reader = new SentenceReader(
    text,
    cited,
    resolved,
    shortNames(resolved, citations, caseName),
  );
  for (const match of text.matchAll(VERBS)) {
    const signal = SIGNALS[match.slice(1).findIndex(Boolean)]!;
    found.push(...reader.read(signal, match.index, match.index + match[0].length));
  }
  return distinct(found);
}

class SentenceReader {
  constructor(
    private readonly text: string,
    private readonly cited: readonly Mention[],
    private readonly resolved: ResolvedCitations,
    private readonly names: ReadonlyMap<string, number>,
  ) {}

  read(signal: Signal, start: number, end: number): FoundTreatment[] {
    const near = this.near(start);
    if (near.length === 0 && !signal.named) return [];
    if (near.some((mention) => mention.start < start && end < mention.end)) return [];
    const sentence = sentenceAround(this.text, start, near);
    const mentions = near.filter((m) => m.end > sentence.start && m.start < sentence.end);
    if (signal.named) {
      mentions.push(...namedMentions(this.text, sentence.start, sentence.end, this.names, near));
      mentions.sort((a, b) => a.start - b.start);
    }
    if (mentions.length === 0 || this.text[sentence.end - 1] === '?') return [];
    return this.judge(signal, { start, end }, sentence, mentions);
  }

  private near(at: number): Mention[] {
    let low = 0;
    let high = this.cited.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.cited[middle]!.end < at - 700) low = middle + 1;
      else high = middle;
    }
    const near: Mention[] = [];
    for (let i = low; i < this.cited.length && this.cited[i]!.start < at + 700; i++) {
      near.push(this.cited[i]!);
    }
    return near;
  }

  private judge(
    signal: Signal,
    verb: { start: number; end: number },
    sentence: { start: number; end: number },
    mentions: Mention[],
  ): FoundTreatment[] {
    const clause = new Clause(this.text, sentence, mentions, verb);
    const kind = this.kindOf(signal, clause);
    if (!kind) return [];
    const objects = clause.objects(signal);
    return objects.map((mention) => ({
      authority: mention.authority,
      kind,
      scope: scopeOf(clause.around()),
      by: agentName(this.resolved, mention.authority, clause.agent(objects)?.authority),
      start: verb.start,
      end: verb.end,
      mention,
    }));
  }

  private kindOf(signal: Signal, clause: Clause): Treatment | null {
    const before = clause.before();
    if (signal.refused && isRefused(before)) return signal.refused;
    if (signal.needs && !signal.needs.test(clause.after(120))) return null;
    return isUndone(before, clause.verbText()) ? null : signal.kind;
  }
}

/** One report for each case, treatment, and place. */
function distinct(found: FoundTreatment[]): FoundTreatment[] {
  const seen = new Set<string>();
  return found.filter(({ authority, kind, start }) => {
    const key = `${authority} ${kind} ${start}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

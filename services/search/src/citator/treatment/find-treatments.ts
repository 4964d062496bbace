import type { Treatment } from '@casewright/contracts';
import type { Citation, ResolvedCitations } from '@casewright/legal';
import { agentName, type FoundTreatment } from './found-treatment.js';
import {
  isAgentAfter,
  isObject,
  isOwner,
  isPassive,
  isRefused,
  isUndone,
  scopeOf,
} from './guards.js';
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
 * The treatments that an opinion's own words express, each with the words. Derived: a phrase is
 * believed when the case is the verb's object and nothing in the clause takes it back.
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

/** A verb in its sentence, with the cases that the sentence names. */
class Clause {
  /** The sentence with each case's name and citation blotted out. */
  private readonly masked: string;

  constructor(
    private readonly text: string,
    private readonly sentence: { start: number; end: number },
    private readonly mentions: readonly Mention[],
    private readonly verb: { start: number; end: number },
  ) {
    let masked = '';
    let at = sentence.start;
    for (const mention of mentions) {
      const [start, end] = [Math.max(at, mention.start), Math.min(sentence.end, mention.end)];
      if (end <= start) continue;
      masked += text.slice(at, start) + '\uE000'.repeat(end - start);
      at = end;
    }
    this.masked = masked + text.slice(at, sentence.end);
  }

  verbText(): string {
    return this.text.slice(this.verb.start, this.verb.end);
  }

  before(): string {
    return this.between(this.sentence.start, this.verb.start).replace(/\uE000+/g, '\uE000');
  }

  after(length: number): string {
    return this.between(this.verb.end, Math.min(this.sentence.end, this.verb.end + length));
  }

  around(): string {
    return this.between(
      Math.max(this.sentence.start, this.verb.start - 40),
      Math.min(this.sentence.end, this.verb.end + 90),
    );
  }

  /** The cases that the verb is said of. */
  objects({ only }: Signal): Mention[] {
    const verb = this.verbText();
    const after = this.between(this.verb.end, this.sentence.end);
    const passive =
      only === 'active'
        ? []
        : this.mentions.filter(
            (m) =>
              m.end <= this.verb.start &&
              isPassive(this.between(m.end, this.verb.start), verb, after),
          );
    if (passive.length > 0 || isAgentAfter(after) || /able$/i.test(verb)) return passive;
    return this.mentions.filter(
      (m) =>
        m.start >= this.verb.end &&
        isObject(this.between(this.verb.end, m.start)) &&
        !isOwner(this.text.slice(m.end, m.end + 40)),
    );
  }

  /** The case that does it: named after "by" or "in", or as the subject. */
  agent(objects: readonly Mention[]): Mention | undefined {
    const others = this.mentions.filter((mention) => !objects.includes(mention));
    const after = others.find(
      (m) =>
        m.start >= this.verb.end &&
        /^\W*(?:[\w ]{0,40}\s)?(?:by|in)\W+(?:\w+\W+){0,4}$/i.test(
          this.between(this.verb.end, m.start),
        ),
    );
    if (after) return after;
    if (objects.some((object) => object.end <= this.verb.start)) return undefined;
    return others
      .filter((m) => m.end <= this.verb.start)
      .reverse()
      .find((m) =>
        /^[\s\W\uE000]*(?:\w+ ?){0,4}[\s(]*$/.test(this.between(m.end, this.verb.start)),
      );
  }

  private between(from: number, to: number): string {
    return this.masked.slice(from - this.sentence.start, to - this.sentence.start);
  }
}

/** One report for each case, treatment and place. */
function distinct(found: FoundTreatment[]): FoundTreatment[] {
  const seen = new Set<string>();
  return found.filter(({ authority, kind, start }) => {
    const key = `${authority} ${kind} ${start}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

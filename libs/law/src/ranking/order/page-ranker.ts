import { packLength } from '../index/field-length.js';
import type { RankOptions } from '../search/rank-options.js';
import type { Candidate, FoundCandidates, WeighedQuery } from './candidates.js';
import { COMPARED } from './coverage.js';
import { currentLawFirst } from './current-law.js';
import { fuse, fusedScore, inOrder, MEANING } from './fuse.js';
import { HeadMatcher, NO_HEAD } from './head-match.js';
import { ownCourtsFirst } from './own-courts.js';
import { PassageScorer } from './passage-scorer.js';
import type { PassageTables } from './passage-tables.js';
import { blend } from './signals.js';

/** Cases whose words are read for passages and neighbors: the best by everything else. */
const RERANKED = 50;
/**
 * Of a topic, the short ones among so many are read as well: what has each word once or twice is far
 * behind by its counts, and may say in one paragraph all that is asked.
 */
export const LOOKED_AT = 150;
/** What a name adds to a term of art: doctrines are called after cases, and cases after States. */
const IN_A_TERM = 0.1;
/** All of a name, or of what is asked for, but for rounding. */
const WHOLE = 0.995;
/** Of the best score, what still truly matches. */
const WELL = 0.4;
/** In telling words. */
const SHORT = packLength(300);

/** The page asked for, and of a topic the first cases by relevance whatever the order asked for. */
export interface RankedPage {
  shown: Candidate[];
  nearest: Candidate[];
}

/** Puts the best candidates in their final order by reading their words. */
export class PageRanker {
  constructor(
    private readonly query: WeighedQuery,
    private readonly options: RankOptions,
    private readonly found: FoundCandidates,
    private readonly tables: PassageTables,
  ) {}

  /** The page asked for, of candidates in their order so far. */
  async page(): Promise<RankedPage> {
    const { cases: candidates } = this.found;
    const { sort, offset, limit } = this.options;
    const end = offset + limit;
    if (sort !== 'relevance' && !matchesByDegrees(this.query)) {
      return { shown: await this.read(candidates.slice(offset, end)), nearest: [] };
    }
    if (this.found.near.size > 0) {
      const shown = await this.fusedPage(candidates);
      return { shown, nearest: shown.slice(0, COMPARED) };
    }
    const [first, rest] = this.parted(candidates);
    const head = this.ordered(this.asRead(await this.read(first)));
    const nearest = head.slice(0, COMPARED);
    const from = Math.max(0, offset - first.length);
    const beyond = await this.read(rest.slice(from, Math.max(0, end - first.length)));
    return { shown: [...this.arranged(head).slice(offset, end), ...beyond], nearest };
  }

  /** Those that are put in order by their words, and those behind them. */
  private parted(candidates: readonly Candidate[]): [Candidate[], Candidate[]] {
    const { near, reader } = this.found;
    const { bodyLength } = reader.docs;
    const isHead = ({ caseId }: Candidate, i: number) =>
      i < (this.options.sort === 'relevance' ? RERANKED : LOOKED_AT) ||
      near.has(caseId) ||
      (this.isTopic && i < LOOKED_AT && bodyLength[caseId]! <= SHORT);
    return [candidates.filter(isHead), candidates.filter((each, i) => !isHead(each, i))];
  }

  private get isTopic(): boolean {
    const { kind } = this.query;
    return kind === 'question' || kind === 'keywords';
  }

  /** The same where meaning counts too: the near cases join those whose words are read. */
  private async fusedPage(candidates: readonly Candidate[]): Promise<Candidate[]> {
    const { options } = this;
    const meaning = MEANING[this.query.kind];
    const [first, rest] = this.parted(candidates);
    const read = this.asRead(await this.read(first));
    const byWords = read.map((each) => (hasWords(each) ? each : { ...each, score: 0 }));
    const head = fuse(this.ordered(byWords), this.found.near, meaning);
    const end = options.offset + options.limit;
    const from = Math.max(0, options.offset - head.length);
    const beyond = await this.read(rest.slice(from, Math.max(0, end - head.length)));
    const behind = head.length + from + 1;
    return [
      ...this.arranged(head).slice(options.offset, end),
      ...beyond.map((each, i) => ({ ...each, score: fusedScore(behind + i, meaning) })),
    ];
  }

  /** By score; of a topic, a state's own courts first, and today's law before what it undid. */
  private ordered(candidates: readonly Candidate[]): Candidate[] {
    const { query } = this;
    const { reader } = this.found;
    const { successors } = this.options;
    if (!this.isTopic) return inOrder(candidates);
    const ordered = ownCourtsFirst(candidates, query.state, reader);
    return successors ? currentLawFirst(ordered, successors, reader.docs) : ordered;
  }

  /**
   * In the order asked for, what matches nearly as well as the best, and then the rest: by date alone
   * the newest case that has a word of a question would come first.
   */
  private arranged(byScore: readonly Candidate[]): readonly Candidate[] {
    const { sort } = this.options;
    if (sort === 'relevance') return byScore;
    const { citedBy, decided, leader } = this.found.reader.docs;
    const keyOf = ({ caseId }: Candidate) =>
      sort === 'most-cited' ? citedBy[leader[caseId] || caseId]! : decided[caseId]!;
    const sign = sort === 'oldest' ? 1 : -1;
    const sorted = (cases: Candidate[]) => cases.sort((a, b) => sign * (keyOf(a) - keyOf(b)));
    const least = WELL * Math.max(...byScore.map(({ score }) => score));
    return [
      ...sorted(byScore.filter(({ score }) => score >= least)),
      ...sorted(byScore.filter(({ score }) => score < least)),
    ];
  }

  /** The candidates with what their words tell. */
  private async read(candidates: readonly Candidate[]): Promise<Candidate[]> {
    if (candidates.length === 0) return [];
    const { chosen, sequence, weights } = this.query;
    const parts = await this.found.reader.forward(candidates.map(({ caseId }) => caseId));
    return this.tables.lend(chosen.scored, (tables) => {
      const scorer = new PassageScorer(chosen.scored, sequence, tables);
      const heads = new HeadMatcher(this.query, chosen.scored);
      return candidates.map((candidate) => {
        const own = parts.get(candidate.caseId) ?? [];
        const { passage, phrase, best } = scorer.score(own);
        // Of a case without a head, its best passage stands for the sentence.
        const head =
          own[0]?.part === 0 ? heads.match(own[0].tokens) : { ...NO_HEAD, sentence: passage };
        const signals = { ...candidate.signals, passage, phrase, ...head };
        return { ...candidate, signals, best, score: blend(signals, weights) };
      });
    });
  }

  /** With little for names, where the library knows the query as a term. */
  private asRead(read: Candidate[]): Candidate[] {
    if (!isTermOfArt(this.query, read)) return read;
    const weights = { ...this.query.weights, nameMatch: IN_A_TERM, wholeName: 0 };
    return read.map((each) => ({ ...each, score: blend(each.signals, weights) }));
  }
}

/** Whether cases match more or less, as they do a question; a name or an operator is met or is not. */
export function matchesByDegrees({ kind, demands }: WeighedQuery): boolean {
  return demands === null && (kind === 'question' || kind === 'keywords' || kind === 'paragraph');
}

/** Whether heads have the query as one term, and no case is called so, or gave the term its name. */
function isTermOfArt({ kind, typedWords }: WeighedQuery, read: readonly Candidate[]): boolean {
  const known = typedWords.length > 1 ? 'unit' : 'topic';
  const isNamed = ({ signals: { name, wholeName, topic } }: Candidate) =>
    wholeName > WHOLE || (name > WHOLE && topic > 0);
  if (kind !== 'keywords' || read.some(isNamed)) return false;
  return read.some(({ signals }) => signals[known] > 0);
}

function hasWords({ signals }: Candidate): boolean {
  return signals.text > 0 || signals.name > 0 || signals.citation > 0;
}

import {
  blend,
  type Candidate,
  type CaseColumn,
  type IndexedCourt,
  type KnownOfCase,
  OWN_CITATION,
  signalsOf,
  type WeighedQuery,
  WHOLE_QUERY_IS_NAME,
} from '@casewright/law/ranking';
import { type CaseColumns, termToken } from '../index/case-document.js';
import { isNameable } from '../query/score-query.js';

/** A case as a search of OpenSearch brings it. */
export interface Hit {
  _id: string;
  _score: number;
  _source: { named: string; columns: CaseColumns };
}

/** What is known of the cases that searches of one request brought, by case number. */
export class FoundCases {
  private readonly columns = new Map<number, CaseColumns>();
  private readonly names = new Map<number, ReadonlySet<string>>();
  readonly docs: Readonly<Record<keyof CaseColumns, CaseColumn>>;

  constructor() {
    this.docs = {
      court: this.column('court'),
      decided: this.column('decided'),
      citedBy: this.column('citedBy'),
      topCiter: this.column('topCiter'),
      leader: this.column('leader'),
      authority: this.column('authority'),
      nameLength: this.column('nameLength'),
      bodyLength: this.column('bodyLength'),
    };
  }

  add(hits: readonly Hit[]): void {
    for (const { _id, _source } of hits) {
      this.columns.set(Number(_id), _source.columns);
      this.names.set(Number(_id), new Set(_source.named.split(' ')));
    }
  }

  has(caseId: number): boolean {
    return this.columns.has(caseId);
  }

  /** Whether the term is in the case's name or, a citation's, is its own. */
  isNamed(caseId: number, term: number): boolean {
    return this.names.get(caseId)?.has(termToken(term)) ?? false;
  }

  /** A column as if all cases were there: ranking reads it by case number. */
  private column(name: keyof CaseColumns): CaseColumn {
    return new Proxy<Record<number, number>>(
      {},
      { get: (_, id) => this.columns.get(Number(String(id)))?.[name] },
    );
  }
}

/** Less than any word adds, and more than is lost of a score on its way, which has seven digits. */
const NO_WORDS = 1e-5;

/** Makes candidates of hits: their signals are those that the built-in engine would give them. */
export class CandidateMaker {
  private readonly nameable;

  constructor(
    private readonly found: FoundCases,
    private readonly courts: readonly IndexedCourt[],
    private readonly query: WeighedQuery,
  ) {
    this.nameable = query.chosen.scored.filter(isNameable);
  }

  /** @param isCited whether its own citation is asked for, as any record of the decision has it */
  make({ _id, _score }: Hit, isCited: boolean): Candidate {
    const caseId = Number(_id);
    const { chosen, weights, years } = this.query;
    const known = this.knownOf(caseId);
    const beside = signalsOf({ ...known, score: 0 }, chosen, years);
    const ofWords = _score - this.addedBeside(beside);
    const score = ofWords < NO_WORDS ? 0 : ofWords * chosen.possible;
    const signals = signalsOf({ ...known, score, isCited }, chosen, years);
    return { caseId, signals, score: blend(signals, weights), best: null, mask: 0 };
  }

  /** Whether the query has this record's own citation. */
  isCited(caseId: number): boolean {
    return this.query.citations.some((term) => this.found.isNamed(caseId, term));
  }

  private knownOf(caseId: number): Omit<KnownOfCase, 'score'> {
    const { docs } = this.found;
    const hits = this.nameable.filter(({ term }) => this.found.isNamed(caseId, term));
    return {
      name: hits.reduce((sum, { idf }) => sum + idf, 0),
      nameHits: hits.length,
      nameLength: docs.nameLength[caseId]!,
      authority: docs.authority[caseId]!,
      decided: docs.decided[caseId]!,
      level: this.courts[docs.court[caseId]!]!.level,
      isCited: this.isCited(caseId),
    };
  }

  /** What `scoreQuery` added to a hit's score beside its words. */
  private addedBeside(signals: ReturnType<typeof signalsOf>): number {
    const { nameMatch, authority, court, recency, year } = this.query.weights;
    const isWholeName = signals.name > 1 - 1e-9;
    return (
      signals.citation * OWN_CITATION +
      (signals.name + (isWholeName ? WHOLE_QUERY_IS_NAME : 0)) * nameMatch +
      signals.authority * authority +
      signals.court * court +
      signals.recency * recency +
      signals.year * year
    );
  }
}

import pLimit from 'p-limit';
import type { DataSource } from 'typeorm';
import type { PassageGraph } from '../../../vectors/passage-graph.js';
import type { Nearest, PassageIndex } from '../../../vectors/passage-index.js';
import type { OpenSearchSettings } from '../cluster/opensearch-settings.js';
import { isNotFound, type SearchCluster } from '../cluster/search-cluster.js';
import { writeDocuments } from '../index/write-documents.js';
import { type FoundPassage, KeptPassagesRepository } from './kept-passages.repository.js';
import { nearestBody, passagesIndexBody, passagesShape } from './passages-index-shape.js';

/** A long opinion has hundreds of passages, each with thousands of numbers. */
const CASES_AT_ONCE = 20;
/** A search by words goes on without them. */
const ANSWERS_MS = 2_500;

interface Answer {
  timed_out: boolean;
  _shards: { failed: number };
  hits: {
    hits: {
      _id: string;
      _score: number;
      inner_hits: {
        passages: { hits: { hits: { _source: Omit<FoundPassage, 'caseId' | 'similarity'> }[] } };
      };
    }[];
  };
}

/**
 * The vectors in OpenSearch (ADR 0051). PostgreSQL keeps them; its own graph of them answers until
 * OpenSearch has all, and is given up then.
 */
export class OpenSearchPassages implements PassageIndex {
  private readonly kept: KeptPassagesRepository;
  private readonly one = pLimit(1);
  /** The index in which all is visible that this process, or one before it, has written. */
  private visible = '';

  constructor(
    db: DataSource,
    private readonly graph: PassageGraph,
    private readonly cluster: SearchCluster,
    private readonly settings: OpenSearchSettings,
  ) {
    this.kept = new KeptPassagesRepository(db);
  }

  async nearest(vector: readonly number[], cases: number): Promise<Nearest> {
    const name = await this.kept.searched();
    if (!name) return this.graph.nearest(vector, cases);
    try {
      const answer = await this.cluster.search<Answer>(
        { method: 'POST', path: `/${name}/_search`, body: nearestBody(vector, cases) },
        ANSWERS_MS,
      );
      return {
        passages: await this.kept.read(foundOf(answer)),
        isIncomplete: answer.timed_out || answer._shards.failed > 0,
      };
    } catch (error) {
      // Somebody deleted it; another is made.
      if (isNotFound(error)) return this.graph.nearest(vector, cases);
      throw error;
    }
  }

  follow(signal: AbortSignal): Promise<void> {
    return this.one(() => this.catchUp(signal));
  }

  remove(caseIds: readonly number[]): Promise<void> {
    return this.one(async () => {
      const name = await this.present();
      const deleted = caseIds;
      await writeDocuments(this.cluster, name, await this.kept.now(), { documents: [], deleted });
      await this.refresh(name);
    });
  }

  async drop(): Promise<void> {
    const { name } = await this.kept.index();
    if (name) await this.cluster.drop(name);
  }

  private async catchUp(signal: AbortSignal): Promise<void> {
    const name = await this.present();
    for (;;) {
      if (signal.aborted) return;
      // Before they are read: of two writers the one that read later wins.
      const readAt = await this.kept.now();
      const cases = await this.kept.unindexed(CASES_AT_ONCE);
      if (cases.length === 0) break;
      const documents = cases.map(({ id, passages }) => ({ id, passages }));
      await writeDocuments(this.cluster, name, readAt, { documents, deleted: [] });
      this.visible = '';
      await this.kept.areIndexed(cases);
    }
    if (this.visible !== name) await this.refresh(name);
    await this.kept.isWhole(name);
    await this.graph.drop();
  }

  /** The index that is filled or full; made where there is none, or one of another shape. */
  private async present(): Promise<string> {
    const { prefix } = this.settings;
    const { name, state, dimensions } = await this.kept.index();
    const body = passagesIndexBody(this.settings, dimensions);
    const begins = `${prefix}-passages-${passagesShape(body)}-`;
    if (name?.startsWith(begins) && state !== 'outdated' && (await this.cluster.has(name))) {
      return name;
    }
    await this.drop();
    const made = `${begins}${Date.now()}`;
    await this.kept.begin(made);
    await this.cluster.write({ method: 'PUT', path: `/${made}`, body });
    return made;
  }

  private async refresh(name: string): Promise<void> {
    await this.cluster.write({ method: 'POST', path: `/${name}/_refresh` });
    this.visible = name;
  }
}

function foundOf({ hits }: Answer): FoundPassage[] {
  return hits.hits.flatMap(({ _id, _score, inner_hits }) => {
    const [passage] = inner_hits.passages.hits.hits;
    // Lucene's score of a cosine is between 0 and 1.
    return passage ? [{ ...passage._source, caseId: Number(_id), similarity: 2 * _score - 1 }] : [];
  });
}

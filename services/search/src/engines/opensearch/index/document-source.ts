import {
  averageLengths,
  type CitingText,
  DocTable,
  type FieldAverages,
  type IndexedCourt,
} from '@casewright/law/ranking';
import type { DataSource } from 'typeorm';
import { casesToAnalyze } from '../../../library/cases-to-analyze.js';
import { CaseReader } from '../../record/case-reader.js';
import { CaseTableRepository, widened } from '../../record/case-table.repository.js';
import { CitingRepository } from '../../record/citing.repository.js';
import { type CitingAnalyst, startAnalyst } from '../../record/citing-analyst.js';
import { type CaseDocument, DocumentMaker } from './case-document.js';
import { coarse, ProfileGains } from './profiles.js';

/** The library as of one generation, as far as documents are made of it. */
export interface Library {
  generation: number;
  docs: DocTable;
  courts: IndexedCourt[];
  averages: FieldAverages;
}

/** Reads the table of cases whole: 33 bytes a case, for as long as documents are made. */
export function readLibrary(db: DataSource): Promise<Library> {
  const cases = new CaseTableRepository();
  return db.transaction('REPEATABLE READ', async (tx) => {
    const { generation, tableSize } = await cases.generation(tx);
    const docs = widened(new DocTable(0), tableSize);
    await cases.read(docs, 0, tx);
    const courts = await cases.courts(tx);
    return { generation, docs, courts, averages: coarse(averageLengths(docs)) };
  });
}

/** Makes documents of cases, from their records in PostgreSQL. */
export class DocumentSource {
  private readonly maker: DocumentMaker;
  private readonly citing: CitingRepository;
  private readonly analyst: CitingAnalyst;
  private readonly reader = new CaseReader();

  /**
   * @param averages that the other documents of the index rest on
   * @param cases how many documents are expected
   */
  constructor(
    private readonly db: DataSource,
    private readonly library: Library,
    averages: FieldAverages,
    cases: number,
  ) {
    this.maker = new DocumentMaker(library.docs, library.courts, new ProfileGains(averages));
    this.citing = new CitingRepository(db);
    this.analyst = startAnalyst(cases);
  }

  /** Of those of the cases that the generation has. */
  async documentsOf(ids: readonly number[]): Promise<CaseDocument[]> {
    const { docs } = this.library;
    const held = ids.filter((id) => id < docs.size && docs.textSegment[id] !== 0);
    if (held.length === 0) return [];
    const [cases, said] = await Promise.all([
      casesToAnalyze(this.db, held),
      this.citing.passages(held).then((passages) => this.analyst.analyze(passages)),
    ]);
    const analyses = await this.reader.read(cases.map(({ item }) => item));
    const citing = new Map<number, CitingText>(said.map((text) => [text.caseId, text]));
    return cases.map(({ caseId }, at) =>
      this.maker.make({
        analysis: { ...analyses[at]!, caseId },
        citing: docs.citingSegment[caseId] === 0 ? undefined : citing.get(caseId),
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.analyst.close(), this.reader.close()]);
  }
}

import {
  AppError,
  type AuthoritiesPage,
  CASE_FACTS,
  type CaseRecord,
  type CitedByPage,
  type CitedBySort,
  type HistoryEvent,
  type LaterEvent,
  type OpinionPart,
  type SourceRecord,
  type Treatment,
} from '@casewright/contracts';
import { OpinionReader } from '@casewright/law/records';
import { fromRecord, mergeRecords } from '@casewright/law/treatment';
import { Inject, Injectable } from '@nestjs/common';
import { MergedCasesRepository } from '../citator/same-decision/merged-cases.repository.js';
import { LaterHistoryService } from '../later-history/later-history.service.js';
import type { CaseEntity } from '../library/case.entity.js';
import { DigestsRepository } from '../library/digests.repository.js';
import { CasePageRepository, type DecisionRecord } from './case-page.repository.js';
import { toCaseRecord } from './case-record.mapper.js';
import { CitationsService } from './citations.service.js';

interface Decision {
  item: CaseEntity;
  /** The record that the opinions are of. */
  text: DecisionRecord;
  ids: number[];
  records: DecisionRecord[];
}

/** The content of a case page. Unpublished cases count as absent. */
@Injectable()
export class CasePageService {
  constructor(
    private readonly cases: CasePageRepository,
    private readonly citations: CitationsService,
    private readonly later: LaterHistoryService,
    private readonly facts: MergedCasesRepository,
    @Inject(DigestsRepository) private readonly digests: Pick<DigestsRepository, 'read'>,
  ) {}

  async record(id: number): Promise<CaseRecord> {
    const { item, text, ids, records } = await this.mustFind(id);
    const [opinions, treatments, citedBy, authorities, [laterHistory], digests] = await Promise.all(
      [
        this.cases.opinionsOf(text.id),
        this.citations.treatments(ids),
        this.citations.countCitedBy(ids),
        this.citations.countAuthorities(text.id),
        this.later.of([{ caseId: item.id, name: item.name }]),
        this.digests.read([item.id]),
      ],
    );
    const history = await this.historyOf(item, laterHistory?.events ?? []);
    const counts = { citedBy, authorities: authorities.total };
    const { id: ofText, sourceId } = text;
    const about = { id: ofText, sourceId, records: await this.sourcesOf(records, text), history };
    const derived = { ...about, treatments, counts, ...(laterHistory && { laterHistory }) };
    return toCaseRecord(item, opinions, derived, digests.get(item.id));
  }

  async opinion(id: number, ordinal: number, from: number): Promise<OpinionPart> {
    const { text } = await this.mustFind(id);
    const opinion = await this.cases.findOpinion(text.id, ordinal);
    if (!opinion) {
      throw new AppError('NOT_FOUND', `This case has no opinion number ${ordinal + 1}.`);
    }
    const links = await this.cases.linksOf(opinion.id);
    const part = new OpinionReader(opinion.text, opinion.structure, links).part(from);
    const shown = [...part.paragraphs, ...part.footnotes.flatMap(({ paragraphs }) => paragraphs)];
    const ids = new Set(shown.flatMap((paragraph) => paragraph.links.map(({ caseId }) => caseId)));
    return {
      ordinal,
      kind: opinion.kind,
      author: opinion.author,
      ...part,
      cases: await this.cases.caseRefs([...ids].filter((caseId) => caseId !== null)),
    };
  }

  async citedBy(
    id: number,
    page: number,
    sort: CitedBySort,
    treatment: Treatment | null,
  ): Promise<CitedByPage> {
    const { ids } = await this.mustFind(id);
    return this.citations.citedBy(ids, page, sort, treatment);
  }

  async authorities(id: number, page: number): Promise<AuthoritiesPage> {
    const { text } = await this.mustFind(id);
    return this.citations.authorities(text.id, page);
  }

  /** What the case's record says, good and bad, and what the table of later history adds. */
  private async historyOf(
    { subsequentHistory }: CaseEntity,
    known: readonly LaterEvent[],
  ): Promise<HistoryEvent[]> {
    const own = subsequentHistory.map((event) => ({ ...fromRecord(event), year: event.year }));
    const told = new Set(own.map(({ citation, by }) => citation ?? by));
    const further = known.flatMap((event) =>
      event.isDerived || event.year === null || told.has(event.citation ?? event.by)
        ? []
        : [{ ...event, year: event.year, point: event.point && `On ${event.point}.` }],
    );
    const events = [...own, ...further];
    const cases = await this.cases.casesByCitation(
      events.flatMap(({ citation }) => citation ?? []),
    );
    return events.map(({ kind, scope, by, citation, year, point, sources }) => ({
      kind,
      scope,
      by,
      citation,
      year,
      sources,
      note: point,
      caseId: (citation && cases.get(citation)) || null,
    }));
  }

  /** What of the page comes from which record. */
  private async sourcesOf(
    records: readonly DecisionRecord[],
    text: DecisionRecord,
  ): Promise<SourceRecord[]> {
    const stored = await this.facts.facts(
      records.map(({ id }) => id),
      this.cases.db,
    );
    const byId = new Map(stored.map(({ own }) => [own.id, own]));
    const [first, ...others] = records.map(({ id }) => byId.get(id)!);
    const { from } = mergeRecords([first!, ...others]);
    return records.map(({ id, sourceId, hasText }) => ({
      id,
      source: byId.get(id)!.source,
      sourceId,
      name: byId.get(id)!.name,
      hasText,
      facts: CASE_FACTS.filter((fact) =>
        fact === 'opinions' ? hasText && id === text.id : from[fact]?.includes(id),
      ),
    }));
  }

  /**
   * The decision that a case is a record of, told by the record that represents it; the opinions are
   * those of the record that was asked for where it has any.
   */
  private async mustFind(id: number): Promise<Decision> {
    const records = await this.cases.recordsOf(id);
    const [leader] = records;
    const item = leader && (await this.cases.findCase(leader.id));
    if (item) {
      const text = records.find((each) => each.id === id && each.hasText) ?? leader;
      return { item, text, ids: records.map((each) => each.id), records };
    }
    throw new AppError(
      'NOT_FOUND',
      'This case is not in the library. It may have been removed since you followed the link.',
    );
  }
}

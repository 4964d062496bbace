import {
  AppError,
  type AuthoritiesPage,
  type CaseRecord,
  type CitedByPage,
  type CitedBySort,
  type HistoryEvent,
  type LaterEvent,
  type OpinionPart,
  type Treatment,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { LaterHistoryService } from '../later-history/later-history.service.js';
import { fromRecord } from '../later-history/merge-events.js';
import type { CaseEntity } from '../library/case.entity.js';
import { CasePageRepository } from './case-page.repository.js';
import { toCaseRecord } from './case-record.mapper.js';
import { CitationsService } from './citations.service.js';
import { OpinionReader } from './opinion/opinion-part.js';

/** The content of a case page. Unpublished cases count as absent. */
@Injectable()
export class CasePageService {
  constructor(
    private readonly cases: CasePageRepository,
    private readonly citations: CitationsService,
    private readonly later: LaterHistoryService,
  ) {}

  async record(id: number): Promise<CaseRecord> {
    const item = await this.mustFind(id);
    const otherRecords = await this.cases.twinsOf(id);
    const ids = [id, ...otherRecords.map((other) => other.case.id)];
    const [opinions, treatments, citedBy, authorities, [laterHistory]] = await Promise.all([
      this.cases.opinionsOf(id),
      this.citations.treatments(ids),
      this.citations.countCitedBy(ids),
      this.citations.countAuthorities(id),
      this.later.of([{ caseId: id, name: item.name }]),
    ]);
    const history = await this.historyOf(item, laterHistory?.events ?? []);
    const counts = { citedBy, authorities: authorities.total };
    const about = { otherRecords, history, treatments, counts };
    return toCaseRecord(item, opinions, { ...about, ...(laterHistory && { laterHistory }) });
  }

  async opinion(id: number, ordinal: number, from: number): Promise<OpinionPart> {
    await this.mustFind(id);
    const opinion = await this.cases.findOpinion(id, ordinal);
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
    await this.mustFind(id);
    const others = await this.cases.twinsOf(id);
    const ids = [id, ...others.map((other) => other.case.id)];
    return this.citations.citedBy(ids, page, sort, treatment);
  }

  async authorities(id: number, page: number): Promise<AuthoritiesPage> {
    await this.mustFind(id);
    return this.citations.authorities(id, page);
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
      ...{ kind, scope, by, citation, year, sources },
      note: point,
      caseId: (citation && cases.get(citation)) || null,
    }));
  }

  private async mustFind(id: number): Promise<CaseEntity> {
    const item = await this.cases.findCase(id);
    if (item) return item;
    throw new AppError(
      'NOT_FOUND',
      'This case is not in the library. It may have been removed since you followed the link.',
    );
  }
}

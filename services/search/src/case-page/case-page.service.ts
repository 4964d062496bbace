import {
  AppError,
  type AuthoritiesPage,
  type CaseRecord,
  type CitedByPage,
  type CitedBySort,
  type HistoryEvent,
  type OpinionPart,
  type Treatment,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import type { CaseEntity } from '../library/case.entity.js';
import { CasePageRepository } from './case-page.repository.js';
import { toCaseRecord } from './case-record.mapper.js';
import { CitationsService } from './citations.service.js';
import { OpinionReader } from './opinion/opinion-part.js';

/** What the page of one case shows. Cases that are not published do not exist here. */
@Injectable()
export class CasePageService {
  constructor(
    private readonly cases: CasePageRepository,
    private readonly citations: CitationsService,
  ) {}

  async record(id: number): Promise<CaseRecord> {
    const item = await this.mustFind(id);
    const otherRecords = await this.cases.twinsOf(id);
    const ids = [id, ...otherRecords.map((other) => other.case.id)];
    const [opinions, treatments, citedBy, authorities, history] = await Promise.all([
      this.cases.opinionsOf(id),
      this.citations.treatments(ids),
      this.citations.countCitedBy(ids),
      this.citations.countAuthorities(id),
      this.historyOf(item),
    ]);
    const counts = { citedBy, authorities: authorities.total };
    return toCaseRecord(item, opinions, { otherRecords, history, treatments, counts });
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

  private async historyOf({ subsequentHistory }: CaseEntity): Promise<HistoryEvent[]> {
    const citations = subsequentHistory.flatMap(({ citation }) => citation ?? []);
    const cases = await this.cases.casesByCitation(citations);
    return subsequentHistory.map((event) => ({
      kind: event.kind,
      scope: event.scope ?? null,
      by: event.by,
      citation: event.citation ?? null,
      year: event.year,
      note: event.note ?? null,
      caseId: (event.citation && cases.get(event.citation)) || null,
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

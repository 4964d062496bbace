import {
  type AuthoritiesPage,
  CASE_PAGE_SIZE,
  type CitedByPage,
  type CitedBySort,
  type DerivedTreatment,
  type Treatment,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { toCaseRef } from '../library/case-ref.js';
import { CasePageRepository } from './case-page.repository.js';
import { CitationsRepository, type PlaceRow } from './citations.repository.js';
import { PassageMapper } from './passage.mapper.js';

/** Which cases cite a case and which it cites, with the passages. */
@Injectable()
export class CitationsService {
  constructor(
    private readonly citations: CitationsRepository,
    private readonly cases: CasePageRepository,
  ) {}

  async citedBy(
    caseIds: number[],
    page: number,
    sort: CitedBySort,
    treatment: Treatment | null,
  ): Promise<CitedByPage> {
    const [rows, total, treatments, decades] = await Promise.all([
      this.citations.citedBy(caseIds, { page, sort, treatment }),
      this.citations.countCitedBy(caseIds, treatment),
      this.citations.treatments(caseIds),
      this.citations.decades(caseIds),
    ]);
    const places = await this.citations.passagesCiting(
      caseIds,
      rows.map((row) => row.case_id),
    );
    const mapper = await this.mapperFor(places);
    const items = rows.map((row) => ({
      case: toCaseRef(row),
      depth: row.depth,
      passages: places
        .filter((place) => place.citing_case_id === row.case_id)
        .flatMap((place) => mapper.map(place)),
    }));
    return { items, total, page, pageSize: CASE_PAGE_SIZE, treatments, decades };
  }

  async authorities(caseId: number, page: number): Promise<AuthoritiesPage> {
    const [rows, counts] = await Promise.all([
      this.citations.authorities(caseId, page),
      this.citations.countAuthorities(caseId),
    ]);
    const ids = rows.flatMap((row) => row.cited_case_id ?? []);
    const keys = rows.flatMap((row) => (row.cited_case_id === null ? row.cited_key : []));
    const [places, refs] = await Promise.all([
      this.citations.passagesCited(caseId, ids, keys),
      this.cases.caseRefs(ids),
    ]);
    const mapper = await this.mapperFor(places);
    const items = rows.map((row) => ({
      case: refs.find(({ id }) => id === row.cited_case_id) ?? null,
      name: row.cited_name,
      citation: row.cited_text,
      year: row.cited_year,
      depth: row.depth,
      passages: places
        .filter(
          (place) =>
            place.cited_case_id === row.cited_case_id &&
            (row.cited_case_id !== null || place.cited_key === row.cited_key),
        )
        .flatMap((place) => mapper.map(place)),
    }));
    return { items, ...counts, page, pageSize: CASE_PAGE_SIZE };
  }

  /** What later opinions say about a case, gravest first, with examples. */
  async treatments(caseIds: number[]): Promise<DerivedTreatment[]> {
    const [counts, examples] = await Promise.all([
      this.citations.treatments(caseIds),
      this.citations.examples(caseIds),
    ]);
    const mapper = await this.mapperFor(examples);
    return counts.map(({ treatment, count }) => ({
      treatment,
      cases: count,
      examples: examples
        .filter((example) => example.treatment === treatment)
        .flatMap((example) =>
          mapper.map(example).map((passage) => ({ case: toCaseRef(example), passage })),
        ),
    }));
  }

  private async mapperFor(places: readonly PlaceRow[]): Promise<PassageMapper> {
    const ids = [...new Set(places.map((place) => place.opinion_id))];
    return new PassageMapper(await this.cases.opinionsById(ids));
  }

  countCitedBy(caseIds: number[]): Promise<number> {
    return this.citations.countCitedBy(caseIds, null);
  }

  countAuthorities(caseId: number): Promise<{ total: number; inLibrary: number }> {
    return this.citations.countAuthorities(caseId);
  }
}

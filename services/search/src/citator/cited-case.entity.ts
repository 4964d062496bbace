import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The published case of the library that a place of the citation graph means; none where it has none. */
@Entity({ name: 'cited_cases' })
@Index('cited_cases_cited_case_id', ['citedCaseId', 'citingCaseId'])
export class CitedCaseEntity {
  @PrimaryColumn({ name: 'place_id', type: 'integer' })
  placeId!: number;

  /** As in the place, for those who ask who cites whom and no more. */
  @Column({ name: 'citing_case_id', type: 'integer' })
  citingCaseId!: number;

  @Column({ name: 'cited_case_id', type: 'integer' })
  citedCaseId!: number;
}

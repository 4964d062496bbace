import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How much a case weighs in the library's citation graph. */
@Entity({ name: 'case_authority' })
export class CaseAuthorityEntity {
  @PrimaryColumn({ name: 'case_id', type: 'integer' })
  caseId!: number;

  /** How many published cases cite it. */
  @Column({ name: 'cited_by', type: 'integer' })
  citedBy!: number;

  /** 0 to 1; 0.5 is the average of the cases of its age. */
  @Column({ type: 'real' })
  authority!: number;
}

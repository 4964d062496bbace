import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CaseEntity } from './case.entity.js';

/** A citation that the source itself lists; the case that it names may not be in the library. */
@Entity({ name: 'source_citations' })
export class SourceCitationEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** The citing case. */
  @Index('source_citations_case_id')
  @Column({ name: 'case_id', type: 'integer' })
  caseId!: number;

  @ManyToOne(() => CaseEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'case_id', foreignKeyConstraintName: 'source_citations_case_id_fkey' })
  case!: CaseEntity;

  @Column({ name: 'cited_source_id', type: 'text' })
  citedSourceId!: string;

  /** How often it is cited there. */
  @Column({ type: 'integer' })
  depth!: number;
}

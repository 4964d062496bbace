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

/** What a later court said about a case in a parenthetical, as the source had collected it. */
@Entity({ name: 'source_parentheticals' })
export class SourceParentheticalEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** The case that is described. */
  @Index('source_parentheticals_case_id')
  @Column({ name: 'case_id', type: 'integer' })
  caseId!: number;

  @ManyToOne(() => CaseEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'case_id', foreignKeyConstraintName: 'source_parentheticals_case_id_fkey' })
  case!: CaseEntity;

  /** `source_id` of the case that says so, where the source tells it. */
  @Column({ name: 'describing_source_id', type: 'text', nullable: true })
  describingSourceId!: string | null;

  @Column({ type: 'text' })
  text!: string;

  /** The source's own measure of how much it says; higher is better. */
  @Column({ type: 'real' })
  score!: number;
}

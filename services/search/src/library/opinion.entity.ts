import type { OpinionKind, OpinionStructure } from '@casewright/law/records';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CaseEntity } from './case.entity.js';

/** One opinion of a case: plain text with paragraphs parted by blank lines, and its structure. */
@Entity({ name: 'opinions' })
@Index('opinions_case_id_ordinal', ['caseId', 'ordinal'], { unique: true })
export class OpinionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'case_id', type: 'integer' })
  caseId!: number;

  @ManyToOne(() => CaseEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'case_id', foreignKeyConstraintName: 'opinions_case_id_fkey' })
  case!: CaseEntity;

  /** 0 for the lead opinion, then in the order of the report. */
  @Column({ type: 'integer' })
  ordinal!: number;

  @Column({ type: 'text' })
  kind!: OpinionKind;

  @Column({ type: 'text', nullable: true })
  author!: string | null;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'jsonb' })
  structure!: OpinionStructure;
}

import type { Draft, GenerateTemplateRequest } from '@casewright/contracts';
import { SealedRow } from '@casewright/database';
import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { DraftEntity } from './draft.entity.js';

/** One save of a draft. A version is never changed. */
@Entity({ name: 'template_draft_versions' })
export class DraftVersionEntity extends SealedRow {
  @PrimaryColumn({ name: 'draft_id', type: 'integer' })
  draftId!: number;

  @ManyToOne(() => DraftEntity, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'draft_id',
    foreignKeyConstraintName: 'template_draft_versions_draft_id_fkey',
  })
  template!: DraftEntity;

  /** From 1, in the order of the saves. */
  @PrimaryColumn({ type: 'integer' })
  number!: number;

  @Column({ type: 'text' })
  title!: string;

  /** What was asked, with the answers and the inserted clauses. */
  @Column({ type: 'json' })
  request!: GenerateTemplateRequest;

  /** The document as its owner saw it when it was saved. */
  @Column({ type: 'json' })
  draft!: Draft;

  /** Required placeholders without a value. */
  @Column({ type: 'integer' })
  missing!: number;

  /** The version that this one brought back; null for a save of the user's own. */
  @Column({ name: 'restored_from', type: 'integer', nullable: true })
  restoredFrom!: number | null;

  @CreateDateColumn({ name: 'saved_at', type: 'timestamptz' })
  savedAt!: Date;
}

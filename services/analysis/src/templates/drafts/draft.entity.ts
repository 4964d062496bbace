import type { TemplateType } from '@casewright/contracts';
import { KeptRow } from '@casewright/database';
import { Column, CreateDateColumn, Entity, Index } from 'typeorm';

/** A draft that a user keeps; its contents are in its versions. */
@Entity({ name: 'template_drafts' })
@Index('template_drafts_user_id_updated_at', ['userId', 'updatedAt'])
export class DraftEntity extends KeptRow {
  /** What a list shows is the last version's, so that no version need be read for it. */
  @Column({ type: 'text' })
  title!: string;

  @Column({ name: 'document_type', type: 'text' })
  documentType!: TemplateType;

  @Column({ type: 'text', nullable: true })
  jurisdiction!: string | null;

  /** Required placeholders without a value. */
  @Column({ type: 'integer' })
  missing!: number;

  /** The number of the last version. */
  @Column({ type: 'integer' })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;
}

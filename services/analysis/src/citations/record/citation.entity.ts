import type { CitationStyle, SourceType } from '@casewright/contracts';
import { KeptRow } from '@casewright/database';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';

/** A citation that was generated for a user. */
@Entity({ name: 'citations' })
@Index('citations_user_id', ['userId'])
export class CitationEntity extends KeptRow {
  /** The document that it was generated for, if for any. */
  @Index('citations_document_id')
  @Column({ name: 'document_id', type: 'integer', nullable: true })
  documentId!: number | null;

  @ManyToOne('DocumentEntity', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'document_id', foreignKeyConstraintName: 'citations_document_id_fkey' })
  document!: unknown;

  /** The text that the user gave. */
  @Column({ type: 'text' })
  content!: string;

  /** Empty where no source was recognized. */
  @Column({ name: 'citation_text', type: 'text' })
  citationText!: string;

  @Column({ type: 'text' })
  format!: CitationStyle;

  /** The source type that the user chose. */
  @Column({ type: 'text' })
  type!: SourceType;

  @CreateDateColumn({ name: 'generated_at', type: 'timestamptz' })
  generatedAt!: Date;
}

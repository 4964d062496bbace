import type { AnalyzeResponse } from '@casewright/contracts';
import { KeptRow } from '@casewright/database';
import type { FileKind } from '@casewright/extraction';
import type { ExtractedText } from '@casewright/law/reading';
import { Column, CreateDateColumn, Entity, Index } from 'typeorm';

/** What a document's file says beyond its words. */
type DocumentLayout = Omit<ExtractedText, 'text'> & { notices: string[] };

/** A document that a user had analyzed: its text and the result, not its file. */
@Entity({ name: 'legal_documents' })
@Index('legal_documents_user_id_uploaded_at', ['userId', 'uploadedAt'])
export class DocumentEntity extends KeptRow {
  @Column({ type: 'text' })
  title!: string;

  /** The extracted text. */
  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'json' })
  analysis!: Omit<AnalyzeResponse, 'documentId'>;

  @Column({ type: 'json' })
  layout!: DocumentLayout;

  @Column({ name: 'file_name', type: 'text', nullable: true })
  fileName!: string | null;

  @Column({ type: 'text' })
  kind!: FileKind;

  @Column({ type: 'text' })
  category!: 'document-analysis' | 'ai-insights';

  /** What a list shows of the analysis, so that it need not be read for that. */
  @Column({ name: 'document_type', type: 'text' })
  documentType!: string;

  @Column({ type: 'integer' })
  findings!: number;

  /** Null for a document without pages. */
  @Column({ type: 'integer', nullable: true })
  pages!: number | null;

  /** UTF-16 units of `content`. */
  @Column({ type: 'integer' })
  characters!: number;

  @Index('legal_documents_uploaded_at')
  @CreateDateColumn({ name: 'uploaded_at', type: 'timestamptz' })
  uploadedAt!: Date;
}

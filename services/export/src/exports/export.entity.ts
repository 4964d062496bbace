import type { ExportFormat, ExportRecord, ExportType } from '@casewright/contracts';
import { OwnedRow } from '@casewright/database';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Records that a file was made, for whom and when; never its content. */
@Entity({ name: 'exports' })
@Index('exports_user_id', ['userId'])
export class ExportEntity extends OwnedRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'text' })
  type!: ExportType;

  @Column({ type: 'text' })
  format!: ExportFormat;

  /** The file's name. */
  @Column({ type: 'text' })
  name!: string;

  /** Bytes. */
  @Column({ type: 'integer' })
  size!: number;

  @Column({ type: 'integer', nullable: true })
  pages!: number | null;

  /** The request that the file was made for; a redelivered message has the same. */
  @Index('exports_request_id', { unique: true })
  @Column({ name: 'request_id', type: 'uuid', nullable: true })
  requestId!: string | null;

  /** The file, until its caller has fetched it. */
  @Column({ name: 'upload_id', type: 'uuid', nullable: true })
  uploadId!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

export function toExportRecord(entity: ExportEntity): ExportRecord {
  const { id, type, format, name, size, pages, createdAt } = entity;
  return { id, type, format, name, size, pages, createdAt: createdAt.toISOString() };
}

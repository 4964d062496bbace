import type { LibraryImport } from '@casewright/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type ImportState = LibraryImport['state'];

/** What an import has counted so far. */
export interface ImportCounts {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  bad: number;
}

/**
 * One run over a list of files and folders; a rerun after an interruption continues with its row.
 */
@Entity({ name: 'imports' })
export class ImportEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** What a person calls it: the names of the paths. */
  @Column({ name: 'source_label', type: 'text' })
  sourceLabel!: string;

  @Column({ type: 'text', array: true })
  paths!: string[];

  @Column({ type: 'text', nullable: true })
  format!: string | null;

  @Column({ type: 'text' })
  state!: ImportState;

  /** What is being done just now, for a person: "reading", "publishing". */
  @Column({ type: 'text', nullable: true })
  stage!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt!: Date | null;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;

  @Column({ type: 'integer', default: 0 })
  files!: number;

  /** As stored on disk, compressed. A bigint, which arrives as a string. */
  @Column({ name: 'bytes_total', type: 'bigint', default: 0 })
  bytesTotal!: string;

  @Column({ name: 'bytes_done', type: 'bigint', default: 0 })
  bytesDone!: string;

  @Column({ name: 'records_read', type: 'integer', default: 0 })
  recordsRead!: number;

  @Column({ name: 'records_new', type: 'integer', default: 0 })
  recordsNew!: number;

  @Column({ name: 'records_changed', type: 'integer', default: 0 })
  recordsChanged!: number;

  @Column({ name: 'records_unchanged', type: 'integer', default: 0 })
  recordsUnchanged!: number;

  @Column({ name: 'records_bad', type: 'integer', default: 0 })
  recordsBad!: number;

  /** Why it failed: a sentence. */
  @Column({ type: 'text', nullable: true })
  error!: string | null;

  /** Set by an administrator; the process that imports looks at it after every batch. */
  @Column({ name: 'cancel_requested', type: 'boolean', default: false })
  cancelRequested!: boolean;
}

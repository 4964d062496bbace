import type { SubsequentHistory } from '@casewright/law/treatment';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

/** A decided case of the library. The library is public data, shared by all users. */
@Entity({ name: 'cases' })
@Index('cases_citation_keys', { synchronize: false })
@Index('cases_unpublished', { synchronize: false })
@Index('cases_starter', { synchronize: false })
export class CaseEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Unique over all sources: `starter:…`, `cl:<cluster>`, `cap:<case>`, or a JSONL record's own id. */
  @Column({ name: 'source_id', type: 'text', unique: true })
  sourceId!: string;

  /** Where the record comes from: `starter`, `courtlistener`, `cap` or `jsonl`. */
  @Column({ type: 'text' })
  source!: string;

  /** The import that stored or last changed it; null for the starter library. */
  @Column({ name: 'import_id', type: 'integer', nullable: true })
  importId!: number | null;

  @Column({ type: 'text' })
  name!: string;

  @Column({ name: 'full_name', type: 'text', nullable: true })
  fullName!: string | null;

  /** The preferred citation first, then its parallels. */
  @Column({ type: 'text', array: true })
  citations!: string[];

  /** The citations as `citationKey` spells them: what a query is compared with. */
  @Column({ name: 'citation_keys', type: 'text', array: true })
  citationKeys!: string[];

  @Column({ name: 'court_id', type: 'text' })
  courtId!: string;

  @Column({ name: 'court_name', type: 'text' })
  courtName!: string;

  @Column({ type: 'text' })
  jurisdiction!: string;

  /** Null where only the year is known. */
  @Column({ type: 'date', nullable: true })
  decided!: string | null;

  /** Null where the source gives no date and none can be read off the record. */
  @Column({ type: 'integer', nullable: true })
  year!: number | null;

  @Column({ type: 'text', nullable: true })
  docket!: string | null;

  @Column({ type: 'text', nullable: true })
  author!: string | null;

  @Column({ type: 'text', array: true })
  topics!: string[];

  @Column({ type: 'text' })
  summary!: string;

  @Column({ name: 'key_points', type: 'text', array: true })
  keyPoints!: string[];

  @Column({ name: 'subsequent_history', type: 'jsonb' })
  subsequentHistory!: SubsequentHistory[];

  @Column({ name: 'name_short', type: 'text', nullable: true })
  nameShort!: string | null;

  @Column({ name: 'precedential_status', type: 'text', nullable: true })
  precedentialStatus!: string | null;

  @Column({ type: 'text', nullable: true })
  judges!: string | null;

  /** The reporter's own summary, where the source has one. */
  @Column({ type: 'text', nullable: true })
  syllabus!: string | null;

  @Column({ name: 'source_url', type: 'text', nullable: true })
  sourceUrl!: string | null;

  /** False from the time a loader stores a case until it publishes. */
  @Column({ type: 'boolean', default: true })
  published!: boolean;

  /** SHA-256 of the record as loaded: an unchanged one is not written again. */
  @Column({ name: 'content_hash', type: 'text' })
  contentHash!: string;

  /**
   * For a record that represents a decision of several sources, which has what all of them say: what
   * its own source says where that differs, by column.
   */
  @Column({ name: 'own_fields', type: 'jsonb', nullable: true })
  ownFields!: Record<string, unknown> | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}

import type { ProblemDecision } from '@casewright/contracts';
import { KeptRow } from '@casewright/database';
import { Column, CreateDateColumn, Entity, Index } from 'typeorm';

/** Decisions by the place of their citation in the check. */
export type Decisions = Record<number, ProblemDecision>;

/** A cite check under review; once it is signed, its report is never changed again. */
@Entity({ name: 'citation_reviews' })
@Index('citation_reviews_user_id', ['userId'])
export class ReviewEntity extends KeptRow {
  @Column({ type: 'text' })
  title!: string;

  /** A report as canonical JSON: without decisions as long as it is open, else as it was signed. */
  @Column({ type: 'text' })
  report!: string;

  /** Of an open one; those of a signed one are in its report. */
  @Column({ type: 'json' })
  decisions!: Decisions;

  @Column({ type: 'integer' })
  citations!: number;

  /** The places in the check of citations with problems. */
  @Column({ type: 'integer', array: true })
  problems!: number[];

  @Column({ type: 'integer' })
  decided!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  @Column({ name: 'signed_at', type: 'timestamptz', nullable: true })
  signedAt!: Date | null;
}

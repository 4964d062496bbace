import type { ErrorEnvelope, JobState, Principal } from '@casewright/contracts';
import { OwnedRow } from '@casewright/database';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Why a job has no result; the correlation id is the job's own. */
export type JobError = Omit<ErrorEnvelope, 'correlationId'>;

/** Work that a user asked for, from its submission until it is forgotten. */
@Entity({ name: 'jobs' })
@Index('jobs_user_id_created_at', ['userId', 'createdAt'])
@Index('jobs_user_id_started_at', ['userId', 'startedAt'])
@Index('jobs_user_id_idempotency_key', ['userId', 'idempotencyKey'], {
  unique: true,
  where: 'idempotency_key IS NOT NULL',
})
@Index('jobs_under_way', ['userId'], { where: 'ended_at IS NULL' })
export class JobEntity extends OwnedRow {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  kind!: string;

  @Column({ type: 'text', default: 'queued' })
  state!: JobState;

  @Column({ type: 'text', nullable: true })
  stage!: string | null;

  @Column({ type: 'integer', default: 0 })
  percent!: number;

  /**
   * How often it was begun. It is also the fence: a worker writes only while the job is running in
   * the attempt that this worker began.
   */
  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** Grows with every change that listeners hear of. */
  @Column({ type: 'integer', default: 0 })
  revision!: number;

  /** What is to be done; null once it has ended, as it may be confidential. */
  @Column({ type: 'json', nullable: true })
  input!: unknown;

  /** The upload that the input names: it goes when the job ends. */
  @Column({ name: 'upload_id', type: 'uuid', nullable: true })
  uploadId!: string | null;

  /** What its task keeps of the result. */
  @Column({ type: 'json', nullable: true })
  result!: unknown;

  /** What has been written so far; null at the end, when the result has it. */
  @Column({ type: 'text', nullable: true })
  text!: string | null;

  @Column({ type: 'json', nullable: true })
  error!: JobError | null;

  @Column({ name: 'idempotency_key', type: 'text', nullable: true })
  idempotencyKey!: string | null;

  /** A digest of what was asked, made with its owner's key, where it may be asked again. */
  @Column({ type: 'text', nullable: true })
  fingerprint!: string | null;

  /** Who asked, and the gateway's word for it, for the calls that the work makes. */
  @Column({ type: 'json' })
  principal!: Principal & { voucher?: string | undefined };

  @Column({ name: 'correlation_id', type: 'text' })
  correlationId!: string;

  /** W3C Trace Context of the request that asked for it, where that was traced. */
  @Column({ type: 'text', nullable: true })
  traceparent!: string | null;

  /** The message whose worker has the job, or had it last. */
  @Index('jobs_token')
  @Column({ type: 'uuid', nullable: true })
  token!: string | null;

  /** A worker that lives moves it ahead of the clock. */
  @Column({ name: 'lease_until', type: 'timestamptz', nullable: true })
  leaseUntil!: Date | null;

  /** When a message was last sent for the job. */
  @Column({ name: 'token_sent_at', type: 'timestamptz', default: () => 'now()' })
  tokenSentAt!: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt!: Date | null;

  @Index('jobs_ended_at')
  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt!: Date | null;

  @Column({ name: 'deadline_at', type: 'timestamptz' })
  deadlineAt!: Date;
}

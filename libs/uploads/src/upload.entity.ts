import type { UploadKind } from '@casewright/contracts';
import { OwnedRow } from '@casewright/database';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Something too large for a message, kept for a while; its bytes are in `upload_chunks`. */
@Entity({ name: 'uploads' })
@Index('uploads_user_id', ['userId'])
export class UploadEntity extends OwnedRow {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** `answer` and `made`, a file: our own, on their way to the gateway. */
  @Column({ type: 'text' })
  kind!: UploadKind | 'answer' | 'made';

  @Column({ type: 'text', nullable: true })
  name!: string | null;

  /** Bytes; the chunks are without gaps from 0 to here. */
  @Column({ type: 'integer', default: 0 })
  received!: number;

  @Column({ type: 'boolean', default: false })
  complete!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Index('uploads_expires_at')
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}

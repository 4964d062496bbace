import type { UploadKind } from '@casewright/contracts';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Something too large for a message, kept for a while; its bytes are in `upload_chunks`. */
@Entity({ name: 'uploads' })
export class UploadEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** The owner, an id of the auth service; there is no foreign key across schemas. */
  @Index('uploads_user_id')
  @Column({ name: 'user_id', type: 'integer' })
  userId!: number;

  /** `answer` and `made`, a file: our own, on their way to the gateway. */
  @Column({ type: 'text' })
  kind!: UploadKind | 'answer' | 'made';

  @Column({ type: 'text', nullable: true })
  name!: string | null;

  /** Whether a trigger has sealed the content with its owner's key. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  sealed?: boolean;

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

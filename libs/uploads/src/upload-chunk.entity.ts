import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UploadEntity } from './upload.entity.js';

/** A run of an upload's bytes, small enough to be held in memory and sent in a message. */
@Entity({ name: 'upload_chunks' })
@Check('upload_chunks_place', '(data IS NULL) <> (object IS NULL)')
export class UploadChunkEntity {
  @PrimaryColumn({ name: 'upload_id', type: 'uuid' })
  uploadId!: string;

  @ManyToOne(() => UploadEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'upload_id', foreignKeyConstraintName: 'upload_chunks_upload_id_fkey' })
  upload!: UploadEntity;

  /** Bytes of the upload before this chunk. */
  @PrimaryColumn({ name: 'start_at', type: 'integer' })
  startAt!: number;

  /** Null where they are in the object storage. */
  @Column({ type: 'bytea', nullable: true })
  data!: Buffer | null;

  /** The object's key there. */
  @Column({ type: 'text', nullable: true })
  object!: string | null;

  /** Whether a trigger has sealed the content with its owner's key. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  sealed?: boolean;
}

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ImportEntity } from './import.entity.js';

/** How far an import has come in one file. */
@Entity({ name: 'import_files' })
@Index('import_files_import_id_path', ['importId', 'path'], { unique: true })
export class ImportFileEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'import_id', type: 'integer' })
  importId!: number;

  @ManyToOne(() => ImportEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'import_files_import_id_fkey' })
  import!: ImportEntity;

  @Column({ type: 'text' })
  path!: string;

  /** Below the path that was given; problems name the file by it. */
  @Column({ type: 'text' })
  label!: string;

  /** Size and time of the last change: another one means that the file must be read again. */
  @Column({ type: 'text' })
  fingerprint!: string;

  @Column({ type: 'integer', default: 0 })
  records!: number;

  @Column({ type: 'boolean', default: false })
  done!: boolean;
}

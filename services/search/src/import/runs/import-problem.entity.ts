import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ImportEntity } from './import.entity.js';

/** A record that could not be imported, and why. */
@Entity({ name: 'import_problems' })
@Index('import_problems_place', ['importId', 'file', 'place'], { unique: true })
export class ImportProblemEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'import_id', type: 'integer' })
  importId!: number;

  @ManyToOne(() => ImportEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'import_problems_import_id_fkey' })
  import!: ImportEntity;

  @Column({ type: 'text' })
  file!: string;

  /** `line 12`, `row 7`, `record 3`. */
  @Column({ type: 'text' })
  place!: string;

  /** A sentence. */
  @Column({ type: 'text' })
  reason!: string;

  /** The beginning of the record, as it was found. */
  @Column({ type: 'text' })
  excerpt!: string;
}

import type { Treatment, TreatmentScope } from '@casewright/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A passage in which an opinion cites a case: parallel citations together, and citations of the
 * same case that stand in one passage. Offsets index the opinion's text.
 */
@Entity({ name: 'citing_places' })
@Index('citing_places_cited_keys', { synchronize: false })
export class CitingPlaceEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Index('citing_places_citing_case_id')
  @Column({ name: 'citing_case_id', type: 'integer' })
  citingCaseId!: number;

  @Column({ name: 'opinion_id', type: 'integer' })
  opinionId!: number;

  @Column({ name: 'start_at', type: 'integer' })
  startAt!: number;

  @Column({ name: 'end_at', type: 'integer' })
  endAt!: number;

  /** The first printed citation's key: the name of a cited case that the library lacks. */
  @Column({ name: 'cited_key', type: 'text' })
  citedKey!: string;

  /** All keys under which the opinion cites the case. */
  @Column({ name: 'cited_keys', type: 'text', array: true })
  citedKeys!: string[];

  /** The first citation printed, in canonical form. */
  @Column({ name: 'cited_text', type: 'text' })
  citedText!: string;

  @Column({ name: 'cited_name', type: 'text', nullable: true })
  citedName!: string | null;

  @Column({ name: 'cited_year', type: 'integer', nullable: true })
  citedYear!: number | null;

  /** How often the case is cited here, short forms included. */
  @Column({ type: 'integer' })
  depth!: number;

  @Column({ type: 'text', nullable: true })
  treatment!: Treatment | null;

  @Column({ name: 'treatment_scope', type: 'text', nullable: true })
  treatmentScope!: TreatmentScope | null;

  /** The case that treats it so, where this opinion only says that it did. */
  @Column({ name: 'treatment_by', type: 'text', nullable: true })
  treatmentBy!: string | null;

  /** The words that say so. */
  @Column({ name: 'treatment_start', type: 'integer', nullable: true })
  treatmentStart!: number | null;

  @Column({ name: 'treatment_end', type: 'integer', nullable: true })
  treatmentEnd!: number | null;
}

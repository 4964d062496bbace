import type { Treatment, TreatmentScope } from '@casewright/contracts';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A passage in which an opinion cites a case: parallel citations together, and citations of the
 * same case that appear in one passage. Offsets index the opinion's text.
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

  /** Key of the first printed citation; it names a cited case that the library lacks. */
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

  /** How often the case is cited here, including short forms. */
  @Column({ type: 'integer' })
  depth!: number;

  @Column({ type: 'text', nullable: true })
  treatment!: Treatment | null;

  @Column({ name: 'treatment_scope', type: 'text', nullable: true })
  treatmentScope!: TreatmentScope | null;

  /** The case that gives the treatment, if this opinion only reports it. */
  @Column({ name: 'treatment_by', type: 'text', nullable: true })
  treatmentBy!: string | null;

  /** The words that express it. */
  @Column({ name: 'treatment_start', type: 'integer', nullable: true })
  treatmentStart!: number | null;

  @Column({ name: 'treatment_end', type: 'integer', nullable: true })
  treatmentEnd!: number | null;
}

/** A key under which a case may be cited; see `citationKey`. Parallels have one each. */
@Entity({ name: 'case_citation_keys' })
export class CaseCitationKeyEntity {
  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Index('case_citation_keys_case_id')
  @PrimaryColumn({ name: 'case_id', type: 'integer' })
  caseId!: number;
}

/** The words around a citing place. */
@Entity({ name: 'citing_passages' })
export class CitingPassageEntity {
  @PrimaryColumn({ name: 'place_id', type: 'integer' })
  placeId!: number;

  /** Where the passage begins in the opinion's text. */
  @Column({ name: 'passage_at', type: 'integer' })
  passageAt!: number;

  @Column({ type: 'text' })
  passage!: string;
}

/** The published case of the library that a place of the citation graph means; none where it has none. */
@Entity({ name: 'cited_cases' })
@Index('cited_cases_cited_case_id', ['citedCaseId', 'citingCaseId'])
export class CitedCaseEntity {
  @PrimaryColumn({ name: 'place_id', type: 'integer' })
  placeId!: number;

  /** As in the place, for those who ask who cites whom and no more. */
  @Column({ name: 'citing_case_id', type: 'integer' })
  citingCaseId!: number;

  @Column({ name: 'cited_case_id', type: 'integer' })
  citedCaseId!: number;
}

/** Every mention of a case in an opinion, short forms and *id.* included, for its reader. */
@Entity({ name: 'opinion_links' })
export class OpinionLinksEntity {
  @PrimaryColumn({ name: 'opinion_id', type: 'integer' })
  opinionId!: number;

  @Index('opinion_links_case_id')
  @Column({ name: 'case_id', type: 'integer' })
  caseId!: number;

  /** Three numbers a mention, in order of the text: start, end, index into `keys`. */
  @Column({ type: 'integer', array: true })
  spans!: number[];

  /** The `cited_key` of each case mentioned. */
  @Column({ type: 'text', array: true })
  keys!: string[];
}

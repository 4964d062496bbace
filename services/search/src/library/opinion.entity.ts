import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CaseEntity } from './case.entity.js';

/** Where a reporter's page begins, `{ at: 1042, label: "347" }`: offset into the text. */
export interface PageMark {
  at: number;
  label: string;
}

/**
 * A footnote: where its text is, without the `[label]` in front of it, and where the `[label]`
 * that calls it begins. All offsets index `text`.
 */
export interface Footnote {
  label: string;
  start: number;
  end: number;
  calledAt: number | null;
}

/** A run of the text in italics or set as a block quotation, as the source had it. */
export interface TextRun {
  kind: 'italic' | 'blockquote' | 'heading' | 'center';
  start: number;
  end: number;
}

/** A citation that the source had linked already, and the `source_id` of the case it leads to. */
export interface SourceLink {
  start: number;
  end: number;
  sourceId: string;
}

export interface OpinionStructure {
  pages: PageMark[];
  footnotes: Footnote[];
  runs: TextRun[];
  links?: SourceLink[];
}

export type OpinionKind =
  | 'combined'
  | 'lead'
  | 'plurality'
  | 'concurrence'
  | 'concurrence-in-part'
  | 'dissent'
  | 'addendum'
  | 'remittitur'
  | 'rehearing'
  | 'on-the-merits'
  | 'on-motion-to-strike'
  | 'unknown';

/** One opinion of a case: plain text with paragraphs parted by blank lines, and its structure. */
@Entity({ name: 'opinions' })
@Index('opinions_case_id_ordinal', ['caseId', 'ordinal'], { unique: true })
export class OpinionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'case_id', type: 'integer' })
  caseId!: number;

  @ManyToOne(() => CaseEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'case_id', foreignKeyConstraintName: 'opinions_case_id_fkey' })
  case!: CaseEntity;

  /** 0 for the lead opinion, then in the order of the report. */
  @Column({ type: 'integer' })
  ordinal!: number;

  @Column({ type: 'text' })
  kind!: OpinionKind;

  @Column({ type: 'text', nullable: true })
  author!: string | null;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'jsonb' })
  structure!: OpinionStructure;
}

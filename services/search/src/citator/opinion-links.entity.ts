import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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

import { Column, Entity, PrimaryColumn } from 'typeorm';

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

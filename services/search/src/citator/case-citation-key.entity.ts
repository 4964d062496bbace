import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A key under which a case may be cited; see `citationKey`. Parallels have one each. */
@Entity({ name: 'case_citation_keys' })
export class CaseCitationKeyEntity {
  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Index('case_citation_keys_case_id')
  @PrimaryColumn({ name: 'case_id', type: 'integer' })
  caseId!: number;
}

import { Quota } from '@casewright/platform';

/** What one user may keep, from the environment; 0: as much as wanted. */
export class QuotasConfig {
  @Quota()
  QUOTA_DOCUMENTS: number = 5_000;

  /** Megabytes of the texts and analyses of documents, as the database stores them. */
  @Quota()
  QUOTA_DOCUMENT_MB: number = 2_000;

  @Quota()
  QUOTA_DRAFTS: number = 500;

  /** Of one draft. */
  @Quota()
  QUOTA_DRAFT_VERSIONS: number = 200;

  /** Of cite checks, signed ones among them. */
  @Quota()
  QUOTA_REVIEWS: number = 1_000;
}

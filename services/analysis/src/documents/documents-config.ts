import { IsInt, Max, Min } from 'class-validator';

/** Settings of the documents that users upload, from the environment. */
export class DocumentsConfig {
  /** Megabytes of one file; a user may have a little more than that on its way at a time. */
  @IsInt()
  @Min(1)
  @Max(150)
  UPLOAD_MAX_MB: number = 50;

  /** Pages of a PDF. */
  @IsInt()
  @Min(1)
  @Max(20_000)
  DOCUMENT_MAX_PAGES: number = 2_000;

  /** Days after which a document is removed; 0: kept until its owner deletes it. */
  @IsInt()
  @Min(0)
  @Max(36_500)
  DOCUMENT_RETENTION_DAYS: number = 0;
}

import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

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

  /** Pages of one PDF whose scanned words are recognized; 0 turns character recognition off. */
  @IsInt()
  @Min(0)
  @Max(1_000)
  DOCUMENT_OCR_PAGES: number = 30;

  /** Seconds for all scanned pages of one PDF; what is read by then counts. */
  @IsInt()
  @Min(5)
  @Max(90)
  DOCUMENT_OCR_SECONDS: number = 60;

  /** A clamd that scans each file before it is read: `tcp://host:3310`, or `unix:/path`. */
  @IsOptional()
  @Matches(/^(tcp:\/\/([\w.-]+|\[[\da-f:]+\]):\d{1,5}|unix:\/.+)$/i, {
    message: 'must be tcp://host:port or unix:/path of a clamd',
  })
  ANTIVIRUS_URL?: string;
}

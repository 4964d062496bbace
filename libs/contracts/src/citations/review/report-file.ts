import { z } from 'zod';
import type { AuditEntry } from '../../audit/schemas.js';
import { canonicalJson } from './canonical-json.js';

/** What a signed report's file has: `digest` is the SHA-256 of `report` as canonical JSON. */
interface ReportFile {
  digest: string | null;
  /** The entry of the audit log that has the digest; null for a file made before it was there. */
  entry: unknown;
  report: unknown;
}

/** @param report as the server has it: what was signed must not be written anew */
export function reportFile(report: string, { digest, entry }: Omit<ReportFile, 'report'>): string {
  return `{"digest":${JSON.stringify(digest)},"entry":${canonicalJson(entry)},"report":${report}}`;
}

export const REPORT_FAULTS = {
  unreadable: 'This is not a report’s JSON file.',
  rewritten: 'The file was written anew: its bytes are not those that were exported.',
  changed: 'The report is not the one whose digest the file names.',
  unsigned: 'The report was not signed.',
  unknown: 'The audit log has no entry with this digest.',
  entry_changed: 'The entry in the audit log was changed, or the entries around it were.',
  entry_differs: 'The entry in the audit log is not the one that the file or the signature names.',
} as const;
export type ReportFault = keyof typeof REPORT_FAULTS;

/** What the audit log has for a digest, and whether that is what it was when it was written. */
export interface KnownEntry {
  entry: AuditEntry | null;
  isSound: boolean;
}

export const ReportVerificationSchema = z.object({
  /** Nothing was changed where there are none. */
  faults: z.array(z.enum(Object.keys(REPORT_FAULTS) as [ReportFault, ...ReportFault[]])),
  /** Of the report in the file. */
  digest: z.string().nullable(),
  /** As the file says, for what it is worth with faults. */
  title: z.string().nullable(),
  signature: z.object({ name: z.string(), at: z.string() }).nullable(),
  /** The number of the entry in the audit log. */
  entry: z.number().int().positive().nullable(),
});
export type ReportVerification = z.infer<typeof ReportVerificationSchema>;

/** What is read of a file; its digest is made of all that it has. */
const FileSchema = z.object({
  digest: z.string().nullable(),
  entry: z.unknown(),
  report: z.object({
    title: z.string(),
    signature: z.object({ name: z.string(), userId: z.number(), at: z.string() }).nullable(),
  }),
});

/** Compares a report's file with itself and with the audit log: any changed byte of either is told. */
export async function verifyReportFile(
  file: string,
  sha256: (text: string) => string,
  find: (digest: string) => Promise<KnownEntry>,
): Promise<ReportVerification> {
  const given = parsed(file);
  const read = FileSchema.safeParse(given);
  if (!read.success) {
    return { faults: ['unreadable'], digest: null, title: null, signature: null, entry: null };
  }
  const { digest, entry, report } = read.data;
  const text = canonicalJson((given as ReportFile).report);
  const found = sha256(text);
  const { entry: known, isSound } = await find(found);
  const { title, signature } = report;
  const isFault: Record<ReportFault, boolean> = {
    unreadable: false,
    rewritten: file !== reportFile(text, { digest, entry }),
    changed: digest !== found,
    unsigned: signature === null,
    unknown: known === null,
    entry_changed: known !== null && !isSound,
    entry_differs: known !== null && !isOf(known, entry, signature),
  };
  return {
    faults: (Object.keys(isFault) as ReportFault[]).filter((fault) => isFault[fault]),
    digest: found,
    title,
    signature: signature && { name: signature.name, at: signature.at },
    entry: known?.number ?? null,
  };
}

function isOf(
  known: AuditEntry,
  entry: unknown,
  signature: { userId: number; at: string } | null,
): boolean {
  const isNamed = entry === null || canonicalJson(entry) === canonicalJson(known);
  return isNamed && known.actor === signature?.userId && known.at === signature.at;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    return undefined;
  }
}

/** The text of a file's bytes, none of which is passed over; null for what is no text. */
export function reportTextOf(bytes: ArrayBuffer | Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

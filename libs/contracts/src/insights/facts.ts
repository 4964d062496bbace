import { z } from 'zod';

/** A span of the document: `text.slice(start, end) === quote`, with its page. */
const PlaceSchema = z.object({
  quote: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  page: z.number().int().positive().nullable(),
});

const PARTY_KINDS = ['organisation', 'person', 'government'] as const;

/** Someone the document is between or about. */
export const DocumentPartySchema = PlaceSchema.extend({
  /** The name, white space collapsed. */
  name: z.string(),
  /** What the document calls it: `Licensor`, `Plaintiff–Appellant`; null where it says nothing. */
  role: z.string().nullable(),
  kind: z.enum(PARTY_KINDS),
  /** `a Delaware corporation`, as the document describes it; null where it does not. */
  description: z.string().nullable(),
});
export type DocumentParty = z.infer<typeof DocumentPartySchema>;

/** What a date is the date of. */
const DATE_KINDS = [
  'agreement',
  'effective',
  'expiration',
  'termination',
  'renewal',
  'payment',
  'closing',
  'signature',
  'decided',
  'argued',
  'filed',
  'served',
  'hearing',
  'deadline',
  'event',
] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** A date that the document states, or one that a named rule computes from one that it states. */
export const DocumentDateSchema = PlaceSchema.extend({
  kind: z.enum(DATE_KINDS),
  /** `2024-05-31`. */
  date: z.iso.date(),
  /** A few words: `Effective date`. */
  label: z.string(),
  /** How it was computed, step by step; absent for a date that the document itself states. */
  computed: z.object({ rule: z.string(), reasoning: z.string() }).optional(),
});
export type DocumentDate = z.infer<typeof DocumentDateSchema>;

/** Parties that a name or a title has room for. */
const NAMED = 2;

/** `Acme Corp. and Beta LLC`, for the name of a document; empty where nobody is known. */
export function partyNames(parties: readonly { name: string }[]): string {
  const names = [...new Set(parties.map(({ name }) => name))];
  const others = names.length > NAMED ? ' and others' : '';
  return `${names.slice(0, NAMED).join(others ? ', ' : ' and ')}${others}`;
}

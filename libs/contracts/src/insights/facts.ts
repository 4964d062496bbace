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

/** An amount, a period, or a duty that a document states; the span is what states it. */
export const DocumentProvisionSchema = PlaceSchema.omit({ quote: true, page: true }).extend({
  kind: z.enum(['money', 'period', 'obligation']),
  /** The amount or the period as printed; of an obligation, who has it: `Licensee`. */
  what: z.string(),
  /** The period or the date that an obligation names: `30 days`; null where it names none. */
  when: z.string().nullable(),
  /** The sentence on one line, cut where it is long. */
  says: z.string(),
  /** `Section 8.2`, or `page 4` where it has no number; null where it has neither. */
  where: z.string().nullable(),
});
export type DocumentProvision = z.infer<typeof DocumentProvisionSchema>;

const PROVISION_KINDS: Record<DocumentProvision['kind'], string> = {
  money: 'Money',
  period: 'Terms and periods',
  obligation: 'Obligations',
};

/** Provisions by kind, in the order in which a reader asks for them. */
export const provisionGroups = (provisions: readonly DocumentProvision[] = []) =>
  Object.entries(PROVISION_KINDS).map(([kind, title]) => ({
    title,
    rows: provisions.filter((each) => each.kind === kind),
  }));

/** Parties that a name or a title has room for. */
const NAMED = 2;

/** `Acme Corp. and Beta LLC`, for the name of a document; empty where nobody is known. */
export function partyNames(parties: readonly { name: string }[]): string {
  const names = [...new Set(parties.map(({ name }) => name))];
  const others = names.length > NAMED ? ' and others' : '';
  return `${names.slice(0, NAMED).join(others ? ', ' : ' and ')}${others}`;
}

/** The kind of a document behind its title; empty where the title begins with it. */
export const kindBeside = (title: string, kind: string): string =>
  title.startsWith(`${kind}: `) ? '' : kind;

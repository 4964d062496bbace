import { z } from 'zod';

/** What later law does to a decision. */
export const HISTORY_KINDS = [
  'overruled',
  'abrogated',
  'superseded by statute',
  'superseded by amendment',
  'reversed',
  'vacated',
  'limited',
  'reaffirmed',
  'affirmed',
] as const;
export const HistoryKindSchema = z.enum(HISTORY_KINDS);
export type HistoryKind = z.infer<typeof HistoryKindSchema>;

/** Whether a decision is still good law, as far as is known here. Only the last is no warning. */
export const STANDINGS = ['bad', 'caution', 'none_known'] as const;
const StandingSchema = z.enum(STANDINGS);
export type Standing = z.infer<typeof StandingSchema>;

export const STANDING_WORDS: Record<Standing, string> = {
  bad: 'No longer good law',
  caution: 'Negative history',
  none_known: 'No later history known',
};

/** Something that speaks against a decision. */
const LaterEventSchema = z.object({
  kind: HistoryKindSchema,
  scope: z.enum(['whole', 'part']),
  /** A decision, a statute, or an amendment. */
  by: z.string(),
  citation: z.string().nullable(),
  year: z.number().int().nullable(),
  /** The point of law that it concerns, as a noun phrase or a sentence. */
  point: z.string().nullable(),
  /** Read off the text of a later opinion, and not recorded by anyone. */
  isDerived: z.boolean(),
  /** Who says so. */
  sources: z.array(z.string()).min(1),
});
export type LaterEvent = z.infer<typeof LaterEventSchema>;

/** Most events told of one decision. */
export const MOST_EVENTS = 6;

/**
 * Whether a decision is still good law: a question of its own, alongside whether it exists as
 * cited.
 */
export const LaterHistorySchema = z.object({
  standing: StandingSchema,
  /** The gravest first. */
  events: z.array(LaterEventSchema).max(MOST_EVENTS),
  /**
   * The day, or the year, of the newest decision that the library contains; null for an empty one.
   */
  knownUntil: z.string().nullable(),
});
export type LaterHistory = z.infer<typeof LaterHistorySchema>;

/**
 * What a text says about a citation's own later history ("aff'd", "overruled by"), held to what is
 * known: `contradicted` where the same authority did something else to the case.
 */
export const HistoryPhraseSchema = z.object({
  /** As a bare verb: `affirmed`, `cert. denied`, `overruled by`. */
  relation: z.string(),
  /** The authority that the text names. */
  citation: z.string(),
  status: z.enum(['confirmed', 'contradicted', 'unknown']),
  /** One sentence. */
  explanation: z.string(),
});
export type HistoryPhrase = z.infer<typeof HistoryPhraseSchema>;

const POSITIVE: readonly string[] = ['reaffirmed', 'affirmed'];
export const isNegative = ({ kind }: { kind: string }): boolean => !POSITIVE.includes(kind);

/** What one event makes of a decision; what was read off a text warns, and condemns nothing. */
export function standingAfter(event: Pick<LaterEvent, 'kind' | 'scope' | 'isDerived'>): Standing {
  if (!isNegative(event)) return 'none_known';
  const undone = event.scope === 'whole' && event.kind !== 'limited' && !event.isDerived;
  return undone ? 'bad' : 'caution';
}

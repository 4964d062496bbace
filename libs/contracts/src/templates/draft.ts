import { z } from 'zod';

/** A stretch of text of one kind. A draft's runs, joined, are its words. */
const RunSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    style: z.enum(['bold', 'italic', 'underline']).optional(),
  }),
  /** A defined term where it is defined, with its quote marks. */
  z.object({ kind: z.literal('term'), text: z.string() }),
  /**
   * `text` is the value, or the label in square brackets while it is open. A value that ends with a
   * dot loses it where a period follows: `Acme, Inc` before `.`
   */
  z.object({
    kind: z.literal('placeholder'),
    name: z.string(),
    text: z.string(),
    filled: z.boolean(),
  }),
  /** `Section 5.2`; `target` is the id of that section. */
  z.object({ kind: z.literal('reference'), text: z.string(), target: z.string() }),
]);
export type Run = z.infer<typeof RunSchema>;
const LineSchema = z.array(RunSchema);

const BlockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paragraph'),
    /** `(a)` of an item of a list, `1.` of a numbered allegation; null otherwise. */
    label: z.string().nullable(),
    /** 0 for a paragraph, 1 for an item, 2 for an item of an item. */
    indent: z.number().int().min(0).max(3),
    align: z.enum(['left', 'center', 'right']),
    runs: LineSchema,
  }),
  /** The caption of a court paper: the parties at the left, the docket and the title at the right. */
  z.object({
    kind: z.literal('caption'),
    court: z.array(LineSchema),
    left: z.array(LineSchema),
    right: z.array(LineSchema),
    /** What comes between the halves, line by line, where it is no rule: the sections of Texas. */
    divider: z.literal('§').optional(),
  }),
  /** A place to sign, to be kept on one page. A line without runs is to be filled in by hand. */
  z.object({
    kind: z.literal('signature'),
    heading: LineSchema,
    lines: z.array(z.object({ label: z.string(), runs: LineSchema })),
  }),
]);
export type Block = z.infer<typeof BlockSchema>;

/** Why a section says what it says, and on what authority; for the drafter, not for the paper. */
export const DraftingNoteSchema = z.object({
  /** `jurisdiction`: the law of the place asks for it; `balance`: whom the wording favours. */
  kind: z.enum(['drafting', 'jurisdiction', 'balance']),
  /** Complete sentences. */
  reason: z.string().min(1),
  /** `Cal. Bus. & Prof. Code § 16600`; several are parted by semicolons. Null without one. */
  authority: z.string().nullable(),
});
export type DraftingNote = z.infer<typeof DraftingNoteSchema>;

/**
 * A numbered part of the draft. A draft has its sections in order; `parent` makes a tree of them.
 * A section's blocks come before the sections within it.
 */
export const DraftSectionSchema = z.object({
  /** Kebab case, unique in the draft; the target of references. */
  id: z.string(),
  /** Id of the section around it; null at the outermost level. */
  parent: z.string().nullable(),
  level: z.number().int().min(1).max(3),
  /** `5`, `5.2`, `II`, `A`; empty for what has no number. Without the dot behind it. */
  number: z.string(),
  /** Empty for what has no heading, as the opening of a contract. */
  heading: z.string(),
  blocks: z.array(BlockSchema),
  notes: z.array(DraftingNoteSchema),
});
export type DraftSection = z.infer<typeof DraftSectionSchema>;

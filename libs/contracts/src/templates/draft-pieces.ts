import type { z } from 'zod';
import { type Block, DraftSectionSchema } from './draft.js';
import { SaveDraftRequestSchema } from './drafts.js';

/** Blocks that are validated at a time: some thousandths of a second, even by code that is new. */
const PIECE = 500;

type Request = z.output<typeof SaveDraftRequestSchema>;
type Section = z.output<typeof DraftSectionSchema>;

/**
 * Validates a draft piece by piece, so that a server can answer others in between.
 *
 * @returns what `SaveDraftRequestSchema` makes of it; null where that finds a fault, which it can tell
 */
export function* saveDraftInPieces(input: unknown): Generator<void, Request | null, void> {
  const sections = sectionsOf(input);
  if (!sections) return null;
  const { draft, ...rest } = input as { draft: object };
  const request = SaveDraftRequestSchema.safeParse({ ...rest, draft: { ...draft, sections: [] } });
  if (!request.success) return null;
  const made = request.data;
  let weight = 0;
  for (const section of sections) {
    let whole: Section | null = null;
    for (const piece of piecesOf(section)) {
      weight += 1 + blocksOf(piece).length;
      if (weight > PIECE) {
        yield;
        weight = blocksOf(piece).length;
      }
      const { data } = DraftSectionSchema.safeParse(piece);
      if (!data) return null;
      if (whole) whole.blocks.push(...data.blocks);
      else whole = data;
    }
    if (whole) made.draft.sections.push(whole);
  }
  return made;
}

function sectionsOf(input: unknown): unknown[] | null {
  const { sections } = (input as { draft?: { sections?: unknown } } | null)?.draft ?? {};
  return Array.isArray(sections) ? sections : null;
}

/** A long section as several, each with some of its blocks. Once is enough for its notes. */
function* piecesOf(section: unknown): Generator<unknown> {
  const blocks = blocksOf(section);
  if (blocks.length <= PIECE) return yield section;
  yield { ...(section as object), blocks: blocks.slice(0, PIECE) };
  for (let at = PIECE; at < blocks.length; at += PIECE) {
    yield { ...(section as object), notes: [], blocks: blocks.slice(at, at + PIECE) };
  }
}

function blocksOf(section: unknown): Block[] {
  const { blocks } = (section ?? {}) as { blocks?: unknown };
  return Array.isArray(blocks) ? blocks : [];
}

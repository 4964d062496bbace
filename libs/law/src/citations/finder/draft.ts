import type { Citation, CitationFields, CitationKind } from '../types.js';
import type { Core } from './case-core.js';
import type { Entry } from './lexicon.js';

/** A citation being put together; offsets are the source's. */
export interface Draft {
  kind: CitationKind;
  start: number;
  end: number;
  /** After pin cites. */
  tail: number;
  /** After the brackets that follow. */
  close: number;
  /** Start of the case name, or of the citation. */
  open: number;
  fields: CitationFields;
  normalized?: string;
  core?: Core;
  entry?: Entry;
  /** Part of a string citation. */
  joined?: boolean;
  /** Index of the first member of its parallel group. */
  lead?: number;
}

/** Removes fields that were never set, so that "absent" has one meaning. */
function tidy(fields: CitationFields): CitationFields {
  return hasUnset(fields) ? withoutUnset(fields) : fields;
}

function hasUnset(fields: CitationFields): boolean {
  for (const name in fields) if (fields[name as keyof CitationFields] === undefined) return true;
  return false;
}

function withoutUnset(fields: CitationFields): CitationFields {
  const out: Record<string, unknown> = {};
  for (const name in fields) {
    const value = fields[name as keyof CitationFields];
    if (value !== undefined) out[name] = value;
  }
  return out as CitationFields;
}

export function toCitation(text: string, draft: Draft): Citation {
  const found = text.slice(draft.start, draft.end);
  const citation: Citation = {
    text: found,
    start: draft.start,
    end: draft.end,
    fullSpan: {
      start: Math.min(draft.open, draft.start),
      end: Math.max(draft.close, draft.tail, draft.end),
    },
    kind: draft.kind,
    normalized: draft.normalized ?? found,
    fields: tidy(draft.fields),
  };
  if (draft.joined) citation.joined = true;
  return citation;
}

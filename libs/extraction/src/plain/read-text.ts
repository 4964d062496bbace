import type { ExtractedText } from '@casewright/law/reading';
import type { ExtractionLimits } from '../extraction.js';
import { Refusal } from '../refusal.js';
import { storable } from '../storable.js';
import { decodeText } from './decode-text.js';

export function readText(bytes: Uint8Array, limits: ExtractionLimits): ExtractedText {
  const lines = withPlainLineEnds(decodeText(bytes));
  // Before the text is looked through: what follows keeps its length.
  if (lines.length > limits.characters) throw new Refusal('too-much-content');
  return paged(lines);
}

/** A text as it is, with one kind of line end; form feeds part its pages, as printers have it. */
export function plainDocument(written: string): ExtractedText {
  return paged(withPlainLineEnds(written));
}

const withPlainLineEnds = (written: string): string => written.replace(/\r\n?/g, '\n');

function paged(lines: string): ExtractedText {
  const pages = [0];
  for (let at = lines.indexOf('\f'); at !== -1; at = lines.indexOf('\f', at + 1)) {
    if (at + 1 < lines.length) pages.push(at + 1);
  }
  const text = storable(lines.replaceAll('\f', '\n'));
  return { text, ...(pages.length > 1 ? { pages } : {}) };
}

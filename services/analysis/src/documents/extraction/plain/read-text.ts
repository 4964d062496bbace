import type { ExtractedText } from '../../extracted-text.js';
import type { ExtractionLimits } from '../extraction.js';
import { Refusal } from '../refusal.js';
import { storable } from '../text-builder.js';
import { decodeText } from './decode-text.js';

export function readText(bytes: Uint8Array, limits: ExtractionLimits): ExtractedText {
  const document = plainDocument(decodeText(bytes));
  if (document.text.length > limits.characters) throw new Refusal('too-much-content');
  return document;
}

/** A text as it is, with one kind of line end; form feeds part its pages, as printers have it. */
export function plainDocument(written: string): ExtractedText {
  const lines = written.replace(/\r\n?/g, '\n');
  const pages = [0];
  for (let at = lines.indexOf('\f'); at !== -1; at = lines.indexOf('\f', at + 1)) {
    if (at + 1 < lines.length) pages.push(at + 1);
  }
  const text = storable(lines.replaceAll('\f', '\n'));
  return { text, ...(pages.length > 1 ? { pages } : {}) };
}

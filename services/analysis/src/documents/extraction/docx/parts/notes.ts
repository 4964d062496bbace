import { storable } from '../../storable.js';
import type { Source } from '../body/paragraph.js';
import type { OfficePackage } from '../open-package.js';
import { readXml } from '../read-xml.js';

/** A footnote, an endnote or a margin comment. */
export interface Note {
  text: string;
  author: string | null;
  /** Where in the part its words come from. */
  sources: Source[];
}

const NOTES = new Set(['footnote', 'endnote', 'comment']);

/** The notes of a part by their ids, with changes accepted; Word's separators are left out. */
export async function readNotes(
  parts: OfficePackage,
  part: string | undefined,
): Promise<ReadonlyMap<string, Note>> {
  const notes = new Map<string, Note>();
  if (!part) return notes;
  let note: Note | null = null;
  let element = '';
  let node = -1;
  await readXml(parts.read(part), {
    open(name, { id = '', type, author }) {
      element = name;
      if (name === 't') node += 1;
      if (NOTES.has(name) && !type?.toLowerCase().includes('separator')) {
        note = { text: '', author: author?.trim() || null, sources: [] };
        notes.set(id, note);
      } else if (note && (name === 'p' || name === 'tab' || name === 'br')) append(note, ' ');
    },
    close(name) {
      element = '';
      if (!NOTES.has(name) || !note) return;
      note.text = storable(note.text.trimEnd());
      note = null;
    },
    text(text) {
      // Deleted words are in another element (`delText`).
      if (note && element === 't') append(note, text, node);
    },
  });
  return notes;
}

/** White space becomes one space, and none at the start. */
function append(note: Note, text: string, node?: number): void {
  for (const { 0: words, index } of text.matchAll(/\s+|\S+/g)) {
    const isSpace = words.trim() === '';
    if (isSpace && (note.text === '' || note.text.endsWith(' '))) continue;
    if (node !== undefined) note.sources.push({ at: note.text.length, node, from: index });
    note.text += isSpace ? ' ' : words;
  }
}

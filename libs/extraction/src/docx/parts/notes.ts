import { storable } from '../../storable.js';
import type { OfficePackage } from '../open-package.js';
import { readXml } from '../read-xml.js';

/** A footnote, an endnote or a margin comment. */
export interface Note {
  text: string;
  author: string | null;
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
  await readXml(parts.read(part), {
    open(name, { id = '', type, author }) {
      element = name;
      if (NOTES.has(name) && !type?.toLowerCase().includes('separator')) {
        note = { text: '', author: author?.trim() || null };
        notes.set(id, note);
      } else if (note && (name === 'p' || name === 'tab' || name === 'br')) note.text += ' ';
    },
    close(name) {
      element = '';
      if (!NOTES.has(name) || !note) return;
      note.text = storable(note.text.replace(/\s+/g, ' ').trim());
      note = null;
    },
    text(text) {
      // Deleted words are in another element (`delText`).
      if (note && element === 't') note.text += text;
    },
  });
  return notes;
}

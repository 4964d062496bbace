import type { ExtractedText } from '@casewright/law/reading';

/** Characters of a text, and entries of a list, in one piece. */
const LONGEST_TEXT = 100_000;
const LONGEST_LIST = 5_000;
const LISTS = ['pages', 'places', 'blocks', 'changes', 'comments'] as const;

export type DocumentPiece = Partial<ExtractedText>;

/** A document in pieces, none of which takes long to be written or read as JSON. */
export function* piecesOf(document: ExtractedText): Generator<DocumentPiece> {
  for (const text of parted(document.text, LONGEST_TEXT)) yield { text };
  for (const list of LISTS) {
    for (const entries of parted(document[list] ?? [], LONGEST_LIST)) yield { [list]: entries };
  }
}

/** The document of which these are the pieces; a list without entries is absent. */
export function documentOf(pieces: readonly DocumentPiece[]): ExtractedText {
  const document = { text: pieces.map(({ text = '' }) => text).join('') };
  const lists = LISTS.map((list) => [
    list,
    pieces.flatMap((piece): unknown[] => [...(piece[list] ?? [])]),
  ]);
  return { ...document, ...Object.fromEntries(lists.filter(([, entries]) => entries!.length > 0)) };
}

function* parted<T extends string | readonly unknown[]>(whole: T, longest: number): Generator<T> {
  for (let at = 0; at < whole.length; at += longest) yield whole.slice(at, at + longest) as T;
}

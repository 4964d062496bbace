interface Node {
  next: Map<number, Node>;
  phrase?: string;
}

/** A part of a text, at its place in it. */
interface Part {
  at: number;
  text: string;
}

/**
 * Where each of many phrases is in a text, ascending, at the text's offsets. The text is read
 * once, however many phrases there are.
 *
 * @param fits whether a place counts, by the part's text and the place in it
 */
export function phrasePlaces(
  phrases: Iterable<string>,
  parts: Iterable<Part>,
  fits: (text: string, start: number, end: number) => boolean = () => true,
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  const root = treeOf(phrases);
  if (root.next.size === 0) return places;
  const opens = new Uint8Array(0x10000);
  for (const sign of root.next.keys()) opens[sign] = 1;
  for (const { at, text } of parts) {
    for (let start = 0; start < text.length; start++) {
      if (opens[text.charCodeAt(start)] === 0) continue;
      for (const phrase of phrasesAt(root, text, start)) {
        if (!fits(text, start, start + phrase.length)) continue;
        const known = places.get(phrase);
        if (known) known.push(at + start);
        else places.set(phrase, [at + start]);
      }
    }
  }
  return places;
}

function treeOf(phrases: Iterable<string>): Node {
  const root: Node = { next: new Map() };
  for (const phrase of phrases) {
    let node = root;
    for (let i = 0; i < phrase.length; i++) {
      const sign = phrase.charCodeAt(i);
      const next = node.next.get(sign) ?? { next: new Map() };
      node.next.set(sign, next);
      node = next;
    }
    if (node !== root) node.phrase = phrase;
  }
  return root;
}

function phrasesAt(root: Node, text: string, start: number): string[] {
  const found: string[] = [];
  let node = root.next.get(text.charCodeAt(start));
  for (let i = start + 1; node; i++) {
    if (node.phrase !== undefined) found.push(node.phrase);
    node = i < text.length ? node.next.get(text.charCodeAt(i)) : undefined;
  }
  return found;
}

/** The words of a paragraph before it is known what holds. */
export type Inline =
  | { kind: 'text'; text: string; style?: 'italic' | 'bold' }
  | { kind: 'term'; text: string }
  | { kind: 'placeholder'; name: string }
  | { kind: 'word'; name: string }
  | { kind: 'reference'; target: string }
  | { kind: 'choice'; condition: string; yes: Inline[]; no: Inline[] };

const MARKED = /\*\*([^*]+)\*\*|\*([^*]+)\*|__([^_]+)__/g;

/**
 * Reads `{name}`, `{@section}`, `{=word}`, `{?condition|then|otherwise}`, `**Term**`, `*italic*`
 * and `__bold__`.
 *
 * @throws where a brace is not closed.
 */
export function parseInline(source: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('{', at);
    const end = open < 0 ? source.length : open;
    found.push(...marked(source.slice(at, end)));
    if (open < 0) break;
    const close = closingBrace(source, open);
    found.push(braced(source.slice(open + 1, close)));
    at = close + 1;
  }
  return found;
}

function braced(inner: string): Inline {
  if (inner.startsWith('@')) return { kind: 'reference', target: inner.slice(1) };
  if (inner.startsWith('=')) return { kind: 'word', name: inner.slice(1) };
  if (!inner.startsWith('?')) return { kind: 'placeholder', name: inner };
  const [condition = '', yes = '', no = ''] = splitOutside(inner.slice(1));
  return {
    kind: 'choice',
    condition,
    yes: parseInline(yes),
    no: parseInline(no),
  };
}

function marked(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [all, term, italic, bold] = match;
    if (term) found.push({ kind: 'term', text: term });
    else if (italic) found.push({ kind: 'text', text: italic, style: 'italic' });
    else found.push({ kind: 'text', text: bold ?? '', style: 'bold' });
    at = match.index + all.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

function closingBrace(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    if (source[at] === '{') depth++;
    if (source[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A brace is not closed: ${source.slice(open, open + 60)}`);
}

/** Parts a choice at the bars that are not within inner braces. */
function splitOutside(inner: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of inner) {
    if (letter === '{') depth++;
    if (letter === '}') depth--;
    if (letter === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

import type { TextRun } from '../opinion/structure.js';

/** Elements that stand apart: HTML's, and those of Harvard's case XML. */
const BLOCKS = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'center',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'hr',
  'dl',
  'dt',
  'dd',
  'body',
  'html',
  'opinion',
  'author',
  'casebody',
  'parties',
  'court',
  'decisiondate',
  'otherdate',
  'docketnumber',
  'attorneys',
  'judges',
  'syllabus',
  'headnotes',
  'summary',
  'history',
  'disposition',
  'correction',
  'seealso',
  'footnote',
]);

const SKIPPED = new Set(['script', 'style', 'head', 'title', 'img', 'svg', 'noscript']);

const RUNS: Record<string, TextRun['kind']> = {
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  blockquote: 'blockquote',
  center: 'center',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
};

/** Parts of a report before its opinions that are worth keeping by name. */
const HEAD_PARTS = new Set(['syllabus', 'headnotes', 'summary', 'judges']);

export type Attributes = Readonly<Record<string, string>>;

/** What an element means for the text. */
export type Meaning =
  | { readonly is: 'text'; readonly block: boolean; readonly run?: TextRun['kind'] }
  | { readonly is: 'break' }
  | { readonly is: 'cell' }
  | { readonly is: 'skipped' }
  | { readonly is: 'preformatted' }
  | { readonly is: 'page' }
  | { readonly is: 'call' }
  | { readonly is: 'superscript' }
  | { readonly is: 'footnote'; readonly label: string | null }
  | { readonly is: 'footnote-label' }
  | { readonly is: 'link'; readonly sourceId: string }
  | { readonly is: 'opinion'; readonly type: string | null }
  | { readonly is: 'author' }
  | { readonly is: 'head-part'; readonly part: string };

export function meaningOf(name: string, attributes: Attributes, inFootnote: boolean): Meaning {
  const classes = attributes.class?.split(/\s+/) ?? [];
  if (SKIPPED.has(name)) return { is: 'skipped' };
  if (name === 'br') return { is: 'break' };
  if (name === 'td' || name === 'th') return { is: 'cell' };
  if (isPage(name, classes)) return { is: 'page' };
  if (name === 'opinion' || (name === 'article' && classes.includes('opinion'))) {
    return { is: 'opinion', type: attributes.type ?? attributes['data-type'] ?? null };
  }
  const note = footnotePart(name, attributes, classes, inFootnote);
  if (note) return note;
  if (name === 'sup') return { is: 'superscript' };
  if (name === 'pre') {
    return classes.includes('inline') ? { is: 'text', block: false } : { is: 'preformatted' };
  }
  // The paragraph numbers of one publisher's edition, not of the opinion.
  if (name === 'span' && classes.includes('num')) return { is: 'skipped' };
  const sourceId = linkedCase(name, attributes, classes);
  if (sourceId) return { is: 'link', sourceId };
  return structural(name, classes);
}

function structural(name: string, classes: string[]): Meaning {
  const part = HEAD_PARTS.has(name) ? name : classes.find((it) => HEAD_PARTS.has(it));
  if (part) return { is: 'head-part', part };
  if (name === 'author' || (name === 'p' && classes.includes('author'))) return { is: 'author' };
  const run = RUNS[name];
  return { is: 'text', block: BLOCKS.has(name), ...(run ? { run } : {}) };
}

function isPage(name: string, classes: string[]): boolean {
  return (
    name === 'page-number' || classes.includes('star-pagination') || classes.includes('page-label')
  );
}

function footnotePart(
  name: string,
  attributes: Attributes,
  classes: string[],
  inFootnote: boolean,
): Meaning | undefined {
  if (name === 'footnote') return { is: 'footnote', label: attributes.label ?? null };
  if (classes.includes('footnote') && name !== 'a' && name !== 'sup') {
    return { is: 'footnote', label: attributes['data-label'] ?? null };
  }
  if (name === 'footnotemark') return { is: 'call' };
  if (name !== 'a') return undefined;
  const href = attributes.href ?? '';
  if (inFootnote && /^#(ref_|.*_ref$|.*ref)/.test(href)) return { is: 'footnote-label' };
  const calls =
    classes.includes('footnote') || classes.includes('footnotemark') || /^#(fn|foot)/i.test(href);
  return calls ? { is: inFootnote ? 'footnote-label' : 'call' } : undefined;
}

function linkedCase(name: string, attributes: Attributes, classes: string[]): string | undefined {
  if (!classes.includes('citation')) return undefined;
  const cluster = attributes['data-id'];
  if (name === 'span' && cluster && /^\d+$/.test(cluster)) return `cl:${cluster}`;
  const harvard = attributes['data-case-ids']?.match(/^\d+/)?.[0];
  return name === 'a' && harvard ? `cap:${harvard}` : undefined;
}

/** A stretch of a citation in one typeface. */
export interface Run {
  text: string;
  isItalic: boolean;
  isUnderlined: boolean;
  isSmallCaps: boolean;
}

const TAGS = /<(\/?)(i|u|span)(?: class="small-caps")?>/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * The formatter's HTML as typeface runs, so that nothing is ever put into the page as markup. It
 * knows the formatter's three tags, nested at will; anything else is shown as the text it is.
 */
export function readRuns(html: string): Run[] {
  const runs: Run[] = [];
  const depth = { i: 0, u: 0, span: 0 };
  let at = 0;
  const take = (raw: string) => {
    if (raw === '') return;
    runs.push({
      text: raw.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
      isItalic: depth.i > 0,
      isUnderlined: depth.u > 0,
      isSmallCaps: depth.span > 0,
    });
  };
  for (const tag of html.matchAll(TAGS)) {
    take(html.slice(at, tag.index));
    depth[tag[2] as keyof typeof depth] += tag[1] === '/' ? -1 : 1;
    at = tag.index + tag[0].length;
  }
  take(html.slice(at));
  return runs;
}

/** The formatter's HTML for a word processor, which knows no style sheet of ours. */
export function clipboardHtml(html: string): string {
  return html.replaceAll('<span class="small-caps">', '<span style="font-variant: small-caps">');
}

/** The columns of an opinion that may hold its text, the best first. */
const COLUMNS = [
  ['html_with_citations', 'markup'],
  ['html_columbia', 'markup'],
  ['html_lawbox', 'markup'],
  ['xml_harvard', 'markup'],
  ['html_anon_2020', 'markup'],
  ['html', 'markup'],
  ['plain_text', 'text'],
] as const;

/** The best text that an opinion has; empty when it has none. */
export function preferredText(get: (column: string) => string | null): {
  format: 'markup' | 'text';
  content: string;
} {
  for (const [column, format] of COLUMNS) {
    const content = get(column);
    if (content !== null && content.trim() !== '') return { format, content };
  }
  return { format: 'text', content: '' };
}

/** `410 U.S. 113` of its parts; empty where one is missing. */
export function citationText(
  volume: string | null,
  reporter: string | null,
  page: string | null,
): string {
  return volume && reporter && page ? `${volume} ${reporter} ${page}` : '';
}

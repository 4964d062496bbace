import { TableRow } from 'docx';

/** An element as the library hands it on: one name, and its text or its attributes and children. */
type Xmlable = Record<string, unknown> | string;

/** What may not appear in a text or between quotation marks, with what is written for it. */
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Stands for rows that are written while the file is zipped. The library would hold all of them in
 * memory twice.
 */
export class StreamedRows extends TableRow {
  constructor(
    /** The rows in order, made as they are asked for. They may lead to nothing outside themselves. */
    readonly rows: AsyncIterable<TableRow>,
    private readonly id: number,
  ) {
    super({ children: [] });
  }

  /**
   * Placeholder in the document until the rows are written. No text can match it, because `<` is
   * escaped.
   */
  get mark(): string {
    return `<w:tr w:rows="${this.id}"/>`;
  }

  override prepForXml(): Record<string, object> {
    return { 'w:tr': { _attr: { 'w:rows': this.id } } };
  }

  async *xml(): AsyncGenerator<string> {
    for await (const row of this.rows) yield xmlOf(row.prepForXml({ stack: [] } as never) ?? '');
  }
}

function xmlOf(node: Xmlable): string {
  if (typeof node !== 'object') return escaped(node);
  return Object.entries(node)
    .map(([name, content]) => elementXml(name, Array.isArray(content) ? content : [content]))
    .join('');
}

function elementXml(name: string, content: unknown[]): string {
  let attributes = '';
  let children = '';
  for (const item of content as (Record<string, Record<string, unknown>> | string)[]) {
    if (typeof item === 'object' && item._attr) {
      for (const [key, value] of Object.entries(item._attr)) {
        if (value !== undefined) attributes += ` ${key}="${escaped(value)}"`;
      }
    } else children += xmlOf(item);
  }
  return children === ''
    ? `<${name}${attributes}/>`
    : `<${name}${attributes}>${children}</${name}>`;
}

function escaped(text: unknown): string {
  return String(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** NULL is null (nothing between commas), the empty string is "" (two quotation marks). */
export type CsvValue = string | null;

export interface CsvRow {
  /** From 1, the header counted. */
  number: number;
  values: CsvValue[];
  /** Why the row cannot be read; its values are then what was read before. */
  fault: string | null;
}

/** In UTF-16 units; a lost quotation mark would otherwise swallow the rest of the file. */
const LONGEST_ROW = 64 * 1024 * 1024;

/**
 * The dialect of PostgreSQL's `COPY … WITH (FORMAT csv, ESCAPE '\')`: inside quotation marks `\"`
 * and `\\` stand for `"` and `\`, and line ends are part of the value. Unquoted values and doubled
 * quotation marks are understood too. Feed it pieces of text; it gives back whole rows.
 */
export class CsvParser {
  private rows: CsvRow[] = [];
  private values: CsvValue[] = [];
  private parts = '';
  private state: 'start' | 'plain' | 'quoted' | 'escaped' | 'closed' | 'skip' = 'start';
  private fault: string | null = null;
  private length = 0;
  private number = 0;

  /** Takes a piece of the file and returns the rows that it completes. */
  push(text: string): CsvRow[] {
    for (let at = 0; at < text.length; ) at = this.step(text, at);
    return this.taken();
  }

  /** The end of the file: returns the last row where it has no line end. */
  finish(): CsvRow[] {
    if (this.state === 'quoted' || this.state === 'escaped') {
      this.fault ??= 'The file ends inside a quoted value.';
      this.endRow();
    } else if (this.state !== 'start' || this.values.length > 0) {
      this.endValue();
      this.endRow();
    }
    return this.taken();
  }

  private taken(): CsvRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  private step(text: string, at: number): number {
    switch (this.state) {
      case 'start':
        return this.startValue(text, at);
      case 'plain':
        return this.untilSeparator(text, at);
      case 'quoted':
        return this.inQuotes(text, at);
      case 'escaped':
        this.parts += text[at];
        this.state = 'quoted';
        return at + 1;
      case 'closed':
        return this.afterQuotes(text, at);
      case 'skip':
        return this.toLineEnd(text, at);
    }
  }

  private startValue(text: string, at: number): number {
    if (text[at] === '"') {
      this.state = 'quoted';
      return at + 1;
    }
    this.state = 'plain';
    return at;
  }

  private untilSeparator(text: string, at: number): number {
    let end = at;
    while (end < text.length && text[end] !== ',' && text[end] !== '\n') end++;
    this.grow(text, at, end);
    return end < text.length && this.state !== 'skip' ? this.separator(text, end) : end;
  }

  private inQuotes(text: string, at: number): number {
    let end = at;
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end);
      if (code === 0x22 || code === 0x5c) break;
    }
    this.grow(text, at, end);
    if (end === text.length || this.state === 'skip') return end;
    this.state = text[end] === '"' ? 'closed' : 'escaped';
    return end + 1;
  }

  private afterQuotes(text: string, at: number): number {
    const next = text[at];
    if (next === ',' || next === '\n') return this.separator(text, at);
    if (next === '\r') return at + 1;
    if (next === '"') {
      this.parts += '"';
      this.state = 'quoted';
      return at + 1;
    }
    this.fault = `There is text after the closing quotation mark of value ${this.values.length + 1}.`;
    this.state = 'skip';
    return at;
  }

  private toLineEnd(text: string, at: number): number {
    const end = text.indexOf('\n', at);
    if (end < 0) return text.length;
    this.endRow();
    return end + 1;
  }

  private separator(text: string, at: number): number {
    this.endValue();
    if (text[at] === '\n') this.endRow();
    return at + 1;
  }

  private grow(text: string, from: number, to: number): void {
    this.length += to - from;
    if (this.length > LONGEST_ROW) {
      this.fault = `The row is longer than ${LONGEST_ROW / 1024 / 1024} MB: a quotation mark is missing.`;
      this.parts = '';
      this.state = 'skip';
      return;
    }
    this.parts += text.slice(from, to);
  }

  private endValue(): void {
    const quoted = this.state === 'closed';
    const value = quoted ? this.parts : this.parts.replace(/\r$/, '');
    this.values.push(quoted || value !== '' ? value : null);
    this.parts = '';
    this.state = 'start';
  }

  private endRow(): void {
    this.number += 1;
    const { values, fault, number } = this;
    const empty = fault === null && values.length === 1 && values[0] === null;
    if (!empty) this.rows.push({ number, values, fault });
    this.values = [];
    this.parts = '';
    this.fault = null;
    this.length = 0;
    this.state = 'start';
  }
}

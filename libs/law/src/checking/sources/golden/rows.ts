import type { CitationStyle, RecognizedSource } from '@casewright/contracts';

/** A text as a user may enter it, and what is to come of it without a library. */
interface GoldenRow {
  text: string;
  kind: RecognizedSource;
  expected: Record<CitationStyle, string>;
}

const withStop = (text: string): string => (text === '' || text.endsWith('.') ? text : `${text}.`);

function readBlock(text: string, lines: string[]): GoldenRow {
  const cells = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
  });
  const [kind = 'unknown', bluebook = ''] = cells[0] ?? [];
  const other = (style: CitationStyle): string =>
    cells.find(([name]) => name === style)?.[1] ?? withStop(bluebook);
  return {
    text: text.replaceAll('⏎', '\n'),
    kind: kind as RecognizedSource,
    expected: { bluebook, apa: other('apa'), chicago: other('chicago') },
  };
}

/** Reads a table: a text at the margin, its expectations indented below it. */
export function goldenRows(table: string): GoldenRow[] {
  const rows: GoldenRow[] = [];
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('  ')) continue;
    const next = lines.findIndex((other, at) => at > index && !other.startsWith('  '));
    rows.push(readBlock(line, lines.slice(index + 1, next === -1 ? lines.length : next)));
  }
  return rows;
}

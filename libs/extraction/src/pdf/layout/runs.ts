/** What pdf.js gives of a page's text that is used here. */
export interface TextItem {
  str: string;
  /** Units of the page. */
  width: number;
  /** Glyph space to page: scale and rotation in the first four, position in the last two. */
  transform: number[];
}

/** Page to screen, as pdf.js' viewport has it: the origin moves to the top left. */
type Matrix = readonly number[];

/** Words of one font in one place; `y` is the baseline and grows downwards. */
export interface Run {
  text: string;
  x: number;
  end: number;
  y: number;
  size: number;
  /** White space stood before it in the page's own order. */
  spaced: boolean;
}

/** Text of one reading direction, turned so that it runs from left to right. */
interface Sheet {
  width: number;
  height: number;
  runs: Run[];
}

/**
 * A page's text by reading direction, the direction with the most text first: scans and drawings
 * have pages and labels that are turned.
 */
export function readSheets(items: TextItem[], matrix: Matrix, size: [number, number]): Sheet[] {
  const sheets = new Map<number, Sheet & { letters: number }>();
  let spaced = false;
  for (const { str, width, transform } of items) {
    if (str.trim() === '') {
      spaced ||= str !== '';
      continue;
    }
    const [quarter, run] = place(str, width, transform, matrix, size);
    const sheet = sheets.get(quarter) ?? emptySheet(quarter, size);
    sheets.set(quarter, sheet);
    sheet.runs.push({ ...run, spaced });
    sheet.letters += str.length;
    spaced = /\s$/.test(str);
  }
  return [...sheets.values()].sort((a, b) => b.letters - a.letters);
}

function emptySheet(quarter: number, [width, height]: [number, number]) {
  const turned = quarter % 2 === 1;
  return {
    ...(turned ? { width: height, height: width } : { width, height }),
    runs: [],
    letters: 0,
  };
}

/** The number of quarter turns that a run is rotated by, and the run turned back by them. */
function place(
  text: string,
  length: number,
  transform: number[],
  matrix: Matrix,
  [width, height]: [number, number],
): [number, Omit<Run, 'spaced'>] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
  const [m0 = 1, m1 = 0, m2 = 0, m3 = -1, m4 = 0, m5 = 0] = matrix;
  const left = m0 * e + m2 * f + m4;
  const top = m1 * e + m3 * f + m5;
  const angle = Math.atan2(m1 * a + m3 * b, m0 * a + m2 * b);
  const quarter = (Math.round(angle / (Math.PI / 2)) + 4) % 4;
  const [x, y] = [
    [left, top],
    [top, width - left],
    [width - left, height - top],
    [height - top, left],
  ][quarter] as [number, number];
  const size = Math.hypot(c, d) || Math.hypot(a, b) || 1;
  return [quarter, { text: text.trim(), x, end: x + Math.abs(length), y, size }];
}

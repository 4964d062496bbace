import { PAPER_SIZES, type Paper } from '@casewright/contracts';

/** Word's unit: a twentieth of a point. */
const TWIPS = 20;
const INCH = 1440;
/** One step to the right. */
export const INDENT = 567;

export interface PageMeasures {
  width: number;
  height: number;
  margin: number;
  left: number;
  right: number;
  /** Of the text. */
  textWidth: number;
}

/** In twips. Pleading paper has room for numbers at its left. */
export function pageMeasures(paper: Paper, isPleading: boolean): PageMeasures {
  const width = Math.round(PAPER_SIZES[paper].width * TWIPS);
  const height = Math.round(PAPER_SIZES[paper].height * TWIPS);
  const left = isPleading ? INCH * 1.5 : INCH;
  const right = isPleading ? INCH * 0.5 : INCH;
  return { width, height, margin: INCH, left, right, textWidth: width - left - right };
}

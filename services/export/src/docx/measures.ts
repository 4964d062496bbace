import { PAPER_SIZES, type Paper } from '@casewright/contracts';

/** Word's unit: a twentieth of a point. */
const TWIPS = 20;
const INCH = 1440;
/** One step to the right. */
export const INDENT = 567;

/** From the top, 28 lines of 24 points. */
const PLEADING = { top: 1_080, lines: 28 * 480 };

export interface PageMeasures {
  width: number;
  height: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
  textWidth: number;
}

/** In twips. Pleading paper has room for numbers at its left. */
export function pageMeasures(paper: Paper, isPleading: boolean): PageMeasures {
  const width = Math.round(PAPER_SIZES[paper].width * TWIPS);
  const height = Math.round(PAPER_SIZES[paper].height * TWIPS);
  const left = isPleading ? INCH * 1.5 : INCH;
  const right = isPleading ? INCH * 0.5 : INCH;
  const top = isPleading ? PLEADING.top : INCH;
  const bottom = isPleading ? height - top - PLEADING.lines : INCH;
  return { width, height, top, bottom, left, right, textWidth: width - left - right };
}

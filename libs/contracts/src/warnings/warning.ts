import type { Fallback } from '../grounding.js';

/** What a reader has to know before relying on a result. Screens and exported files both say it. */
export interface Warning {
  title: string;
  /** Complete sentences, at least one. */
  sentences: string[];
}

/** `1 finding`, `1,204 findings`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

export const HOW_CHECKED = 'How this was checked';

/** That a model was asked and failed, and who made the result instead. */
export const fallbackWarning = ({ model, reason }: Fallback): Warning => ({
  title: 'Made without the model',
  sentences: [reason, `The built-in engine made this instead of ${model}.`],
});

/** Which model read how much, asked by which prompt. */
export function modelRead(
  engine: string,
  reading: { prompt: string; sectionsRead: number; sectionsTotal: number },
): string {
  const { prompt, sectionsRead, sectionsTotal } = reading;
  return `Model ${engine}, prompt ${prompt}: it read ${sectionsRead} of ${countOf(sectionsTotal, 'section')}.`;
}

/** A warning for each list that has sentences. */
export function warningsWith(...found: (Warning | false | null | undefined)[]): Warning[] {
  return found.filter((each) => each && each.sentences.length > 0) as Warning[];
}

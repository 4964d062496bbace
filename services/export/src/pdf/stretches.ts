import type { Run, TextRun } from '../document-model/runs.js';
import type { Stretch, Style } from './line-units.js';
import { CHANGE_COLORS, INK, OPEN_PLACE, TONE_COLORS } from './theme.js';
import type { Face, Typeface } from './typeface.js';

interface Base {
  size: number;
  bold?: boolean;
  italic?: boolean;
}

/** Makes stretches of runs, and collects the notes that it meets on the way. */
export class StretchMaker {
  /** In the order of their numbers, the first being 1. */
  readonly notes: TextRun[][] = [];

  /** @param targets the ids that references may lead to */
  constructor(
    private readonly typeface: Typeface,
    private readonly targets: ReadonlySet<string>,
  ) {}

  of(runs: Run[], base: Base): Stretch[] {
    return runs.map((run) => this.stretch(run, base));
  }

  private stretch(run: Run, base: Base): Stretch {
    switch (run.kind) {
      case 'note':
        this.notes.push(run.runs);
        return {
          text: String(this.notes.length),
          style: { ...styleOf(base, {}), size: base.size * 0.65, raise: base.size * 0.35 },
        };
      case 'reference':
        return {
          text: this.typeface.showable(run.text),
          style: {
            ...styleOf(base, {}),
            ...(this.targets.has(run.target) ? { goTo: run.target } : {}),
          },
        };
      case 'placeholder':
        return {
          text: this.typeface.showable(run.text),
          style: { ...styleOf(base, {}), ...(run.filled ? {} : { background: OPEN_PLACE }) },
        };
      case 'text':
        return { text: this.typeface.showable(run.text), style: styleOf(base, run) };
    }
  }
}

function styleOf(base: Base, run: Partial<TextRun>): Style {
  const { tone, change, link, underline, strike } = run;
  return {
    face: faceOf(Boolean(base.bold || run.bold), Boolean(base.italic || run.italic)),
    size: base.size,
    color: change ? CHANGE_COLORS[change] : tone ? TONE_COLORS[tone] : INK,
    ...(underline || change === 'inserted' ? { underline: true } : {}),
    ...(strike || change === 'deleted' ? { strike: true } : {}),
    ...(link ? { link } : {}),
  };
}

function faceOf(bold: boolean, italic: boolean): Face {
  if (bold) return italic ? 'bold-italic' : 'bold';
  return italic ? 'italic' : 'regular';
}

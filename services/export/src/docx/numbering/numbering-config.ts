import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx';
import { INDENT } from '../measures.js';
import type { ListPlace } from './item-labels.js';
import { LEVEL_FORMATS } from './number-format.js';
import type { LevelScheme } from './section-numbers.js';

export const SECTIONS = 'sections';
export const BULLETS = 'bullets';

/** One list of several levels for the headings, tied to their styles. */
export function sectionLevels(schemes: (LevelScheme | null)[]): ILevelsOptions[] {
  return schemes.map((scheme, index) => ({
    level: index,
    ...(scheme
      ? { format: LEVEL_FORMATS[scheme.numeral], text: textOf(scheme, index) }
      : { format: LevelFormat.NONE, text: '' }),
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: INDENT, hanging: INDENT } } },
  }));
}

function textOf({ compound }: LevelScheme, index: number): string {
  if (!compound) return `%${index + 1}.`;
  return Array.from({ length: index + 1 }, (_, level) => `%${level + 1}`).join('.');
}

export const BULLET_LEVELS: ILevelsOptions[] = [
  {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: INDENT, hanging: INDENT / 2 } } },
  },
];

/** The name of the list that an item's kind of label has; one for each kind, many instances. */
export function itemReference({ numeral, before, after, indent }: ListPlace): string {
  return `items ${indent} ${before}${numeral}${after}`;
}

export function itemLevels({ numeral, before, after, indent }: ListPlace): ILevelsOptions[] {
  const left = (indent + 1) * INDENT;
  return [
    {
      level: 0,
      format: LEVEL_FORMATS[numeral],
      text: `${before}%1${after}`,
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left, hanging: INDENT } } },
    },
  ];
}

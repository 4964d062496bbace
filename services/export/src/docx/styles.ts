import { AlignmentType, type IStylesOptions, LineRuleType } from 'docx';
import type { Document } from '../document-model/document.js';
import { INDENT } from './measures.js';

const FONT = 'Times New Roman';
/** Styles that Word has no own name for, or that the library does not make. */
export const STYLES = {
  quotation: 'Quote',
  smallPrint: 'SmallPrint',
  numbered: 'NumberedParagraph',
  tableText: 'TableText',
  authority: 'TableofAuthorities',
  openPlace: 'PlaceholderText',
} as const;
/** Exactly two lines of 12 points: 28 of them fill a pleading's page. */
const DOUBLE = { line: 480, lineRule: LineRuleType.EXACT, before: 0, after: 0 };

/** Real styles, so that changing one changes the whole document. */
export function stylesOf({ form, language, lineNumbers }: Document): IStylesOptions {
  const isReport = form === 'report';
  const size = isReport ? 21 : 24;
  const body = lineNumbers
    ? DOUBLE
    : { after: isReport ? 120 : 180, line: isReport ? 276 : 264, lineRule: LineRuleType.AUTO };
  // Word knows its own headings; other programs list those that have an outline level.
  const heading = (outlineLevel: number, points: number, before: number, after: number) => ({
    run: { font: FONT, size: points * 2, bold: true, color: '1A1A1E' },
    paragraph: { keepNext: true, outlineLevel, spacing: lineNumbers ? DOUBLE : { before, after } },
  });
  return {
    default: {
      document: {
        run: { font: FONT, size, language: { value: language } },
        paragraph: { spacing: body },
      },
      title: {
        run: { font: FONT, size: isReport ? 40 : 30, bold: true },
        paragraph: {
          ...(isReport ? {} : { alignment: AlignmentType.CENTER }),
          spacing: lineNumbers ? DOUBLE : { after: 160 },
          keepNext: true,
        },
      },
      heading1: heading(0, 13, 280, 100),
      heading2: heading(1, isReport ? 11 : 12, 200, 60),
      heading3: heading(2, isReport ? 10.5 : 12, 160, 60),
    },
    paragraphStyles: paragraphStyles(lineNumbers),
    characterStyles: [
      {
        id: STYLES.openPlace,
        name: 'Placeholder Text',
        basedOn: 'DefaultParagraphFont',
        run: { shading: { type: 'clear', fill: 'FFF2B8', color: 'auto' } },
      },
    ],
  };
}

function paragraphStyles(lineNumbers: boolean): IStylesOptions['paragraphStyles'] {
  const single = { line: 240, lineRule: LineRuleType.EXACT, before: 0, after: 240 };
  const based = { basedOn: 'Normal', quickFormat: true };
  return [
    {
      id: STYLES.quotation,
      name: 'Quote',
      ...based,
      paragraph: {
        indent: { left: INDENT, right: INDENT },
        ...(lineNumbers ? { spacing: single } : {}),
      },
    },
    {
      id: STYLES.smallPrint,
      name: 'Small Print',
      ...based,
      run: { size: 19 },
      paragraph: { spacing: { after: 80 } },
    },
    { id: STYLES.numbered, name: 'Numbered Paragraph', ...based },
    {
      id: STYLES.tableText,
      name: 'Table Text',
      ...based,
      run: { size: 19 },
      paragraph: { spacing: { before: 40, after: 40, line: 240, lineRule: LineRuleType.AUTO } },
    },
    {
      id: STYLES.authority,
      name: 'table of authorities',
      ...based,
      paragraph: { indent: { left: INDENT / 2, hanging: INDENT / 2 }, spacing: { after: 80 } },
    },
  ];
}

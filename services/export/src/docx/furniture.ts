import {
  BorderStyle,
  Footer,
  Header,
  type ISectionPropertiesOptions,
  LineNumberRestartFormat,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { Document } from '../document-model/document.js';
import { oneLine } from '../document-model/text.js';
import type { PageMeasures } from './measures.js';

const SIZE = 17;
const COLOR = '55524C';
const RULE = { style: BorderStyle.SINGLE, size: 4, color: '8A8780', space: 4 } as const;

export function sectionProperties(
  { lineNumbers }: Document,
  { width, height, top, bottom, left, right }: PageMeasures,
): ISectionPropertiesOptions {
  return {
    page: {
      size: { width, height },
      margin: { top, bottom, left, right, header: 560, footer: 560 },
    },
    ...(lineNumbers
      ? { lineNumbers: { countBy: 1, restart: LineNumberRestartFormat.NEW_PAGE, distance: 360 } }
      : {}),
  };
}

/** Title and date above a report; papers to be signed or filed have no header. */
export function headerOf({ form, title, date }: Document, { textWidth }: PageMeasures): Header {
  const isReport = form === 'report';
  return new Header({
    children: [
      new Paragraph({
        ...(isReport ? { border: { bottom: RULE } } : {}),
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        spacing: { after: 0, line: 240 },
        children: isReport
          ? [
              new TextRun({
                size: SIZE,
                color: COLOR,
                children: [short(title), new Tab(), date],
              }),
            ]
          : [],
      }),
    ],
  });
}

/** The title or the maker, and the page in fields that Word counts. */
export function footerOf({ form, title, producer }: Document, { textWidth }: PageMeasures): Footer {
  const words = form === 'report' ? oneLine(producer) : short(title);
  return new Footer({
    children: [
      new Paragraph({
        border: { top: RULE },
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        spacing: { after: 0, line: 240 },
        children: [
          new TextRun({
            size: SIZE,
            color: COLOR,
            children: [
              words,
              new Tab(),
              'Page ',
              PageNumber.CURRENT,
              ' of ',
              PageNumber.TOTAL_PAGES,
            ],
          }),
        ],
      }),
    ],
  });
}

function short(title: string): string {
  const line = oneLine(title);
  // At a word's end, unless one word is all there is.
  return line.length > 90 ? `${line.slice(0, 89).replace(/(\S)\s+\S*$/, '$1')}…` : line;
}

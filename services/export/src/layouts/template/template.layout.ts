import {
  type AnyPlaceholder,
  type DraftSection,
  draftWarnings,
  type Paper,
  type TemplateExport,
} from '@casewright/contracts';
import { type Block, type Document, heading, paragraph } from '../../document-model/document.js';
import { bold, plain } from '../../document-model/runs.js';
import { type Cell, type LayoutContext, longDate, type Sheet } from '../layout.js';
import { sentences } from '../phrases.js';
import { warningBlocks, withWarnings } from '../warnings.js';
import { plainTextBlocks } from './plain-text.js';
import { sectionBlocks } from './section-blocks.js';

/** Papers for a court, which prescribes their form. */
const COURT_PAPERS: ReadonlySet<unknown> = new Set(['Legal Motion', 'Legal Brief']);
/** California Rules of Court, rule 2.108: lines on each page are numbered at the left. */
const NUMBERED_LINES: ReadonlySet<unknown> = new Set(['california']);

/** The draft itself; with `options.notes`, also what only its drafter should read. */
export function templateDocument(data: TemplateExport, context: LayoutContext): Document {
  const { options, now, product } = context;
  const { sections } = data;
  const blocks = sections
    ? sections.flatMap((each) => sectionBlocks(each, data.placeholders, options.notes))
    : plainTextBlocks(data);
  const isCourtPaper = COURT_PAPERS.has(data.documentType);
  return {
    title: titleOf(data),
    facts: [],
    form: 'instrument',
    // A caption has the title in it, and a letter none.
    titled: Boolean(sections ?? data.title) && !hasOwnTitle(data, sections ?? []),
    language: data.locale ?? 'en-US',
    date: longDate(now, context),
    producer: product,
    paper: paperOf(data, options.paper),
    lineNumbers: options.lineNumbers ?? (isCourtPaper && NUMBERED_LINES.has(data.jurisdiction)),
    blocks: options.notes ? [...blocks, ...appendix(data)] : blocks,
  };
}

/** A4 in England and letter in U.S. courts, whatever paper the reader's office uses. */
function paperOf({ locale, documentType }: TemplateExport, chosen: Paper): Paper {
  if (locale === 'en-GB') return 'a4';
  return COURT_PAPERS.has(documentType) ? 'letter' : chosen;
}

function titleOf({ title, documentType, content }: TemplateExport): string {
  const firstLine = content.trim().split('\n', 1)[0]?.trim() ?? '';
  return title || documentType || (firstLine.length <= 120 ? firstLine : '') || 'Draft';
}

function hasOwnTitle({ documentType }: TemplateExport, sections: DraftSection[]): boolean {
  return (
    documentType === 'Cease and Desist Letter' ||
    sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'caption'))
  );
}

/** Open points and places to fill in, on a page of their own that is easy to take out. */
function appendix(data: TemplateExport): Block[] {
  const open = data.placeholders.filter(({ value }) => !value);
  const notes = [
    ...warningBlocks(draftWarnings(data)),
    ...sentences('Before it is used', data.instructions),
    ...(open.length === 0 ? [] : [heading(1, 'Required information'), openPlaces(open)]),
  ];
  if (notes.length === 0) return [];
  return [{ kind: 'page-break' }, paragraph([bold('For the drafter')]), ...notes];
}

function openPlaces(open: AnyPlaceholder[]): Block {
  return {
    kind: 'table',
    columns: [
      { label: 'What', weight: 2 },
      { label: 'Kind', weight: 1 },
      { label: 'What belongs there', weight: 4 },
    ],
    rows: open.map(({ label, name, type, hint, required }) => [
      [plain(label ?? name), ...(required === false ? [plain(' (optional)')] : [])],
      [plain(type ?? '')],
      [plain(hint ?? '')],
    ]),
  };
}

/** The places to fill in, as a checklist; without any, the parts of the draft. */
export function templateSheet(data: TemplateExport): Sheet {
  return withWarnings(placeSheet(data), draftWarnings(data));
}

function placeSheet(data: TemplateExport) {
  if (data.placeholders.length === 0) {
    return {
      columns: ['No.', 'Part'],
      rows: data.structure.map((part, index): Cell[] => [index + 1, part]),
    };
  }
  const headings = new Map(
    (data.sections ?? []).map(({ id, number, heading: words }) => [
      id,
      [number, words].filter(Boolean).join('. '),
    ]),
  );
  return {
    columns: [
      'No.',
      'Name',
      'Label',
      'Type',
      'Required',
      'Value',
      'Where',
      'Choices',
      'What belongs there',
    ],
    rows: data.placeholders.map((each, index): Cell[] => [
      index + 1,
      each.name,
      each.label ?? each.name,
      each.type,
      each.required === undefined ? '' : each.required ? 'yes' : 'no',
      each.value,
      (each.where ?? []).map((id) => headings.get(id) || id).join('; '),
      (each.choices ?? []).join('; '),
      each.hint,
    ]),
  };
}

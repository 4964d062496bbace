import type { ExtractedText } from '@casewright/law/reading';
import type {
  BriefKind,
  Extraction,
  ExtractionLimits,
  Meanwhile,
  Progress,
  Purpose,
} from './extraction.js';
import type { PdfText } from './pdf/read-pdf.js';
import { NO_PAGES } from './places.js';
import { Refusal } from './refusal.js';
import { assertNameFits, claimedKind } from './sniff/check-name.js';
import { sniffContent } from './sniff/sniff-content.js';

const NAMES: Record<BriefKind, string> = {
  pdf: 'a PDF',
  docx: 'a Word document (.docx)',
  doc: 'a Word document (.doc)',
  text: 'plain text',
  rtf: 'a Rich Text (RTF) document',
  odt: 'an OpenDocument text (.odt)',
};

/** Each is loaded for a file of its kind only: loading all takes longer than reading most files. */
const readers = {
  pdf: () => import('./pdf/read-pdf.js'),
  docx: () => import('./docx/read-docx.js'),
  doc: () => import('./doc/read-doc.js'),
  text: () => import('./plain/read-text.js'),
  rtf: () => import('./rtf/read-rtf.js'),
  odt: () => import('./odt/read-odt.js'),
};

/** What the first PDF, the commonest kind of file, would have to wait for. */
export async function loadPdfReader(): Promise<void> {
  const { loadPdfJs } = await readers.pdf();
  await loadPdfJs();
}

export async function loadOtherReaders(): Promise<void> {
  await Promise.all([readers.docx(), readers.doc(), readers.text()]);
}

/**
 * A file's text, by what its content is. Runs in the child only.
 *
 * @param name as the user has it; its extension has to fit the content
 * @throws Refusal
 */
export async function readDocument(
  name: string,
  bytes: Buffer,
  limits: ExtractionLimits,
  progress: Progress,
  meanwhile: Meanwhile = () => undefined,
  purpose: Purpose = 'analysis',
): Promise<Extraction> {
  const claimed = claimedKind(name, purpose);
  if (bytes.length === 0) throw new Refusal('empty');
  const to = { limits, progress, meanwhile, purpose };
  const extraction = await readByContent(claimed, bytes, to);
  if (extraction.document.text.trim() === '') throw new Refusal('no-text');
  return extraction;
}

interface Reading {
  limits: ExtractionLimits;
  progress: Progress;
  meanwhile: Meanwhile;
  purpose: Purpose;
}

async function readByContent(
  claimed: BriefKind | null,
  bytes: Buffer,
  reading: Reading,
): Promise<Extraction> {
  const { limits, progress, purpose } = reading;
  const isBrief = purpose !== 'analysis';
  const { kind, about } = sniffContent(bytes);
  const read = async (found: BriefKind, work: () => Promise<ExtractedText> | ExtractedText) => {
    assertNameFits(claimed, found, NAMES[found]);
    return { kind: found, document: await work(), notices: [] };
  };
  if (kind === 'pdf') {
    assertNameFits(claimed, 'pdf', NAMES.pdf);
    const { readPdf } = await readers.pdf();
    const settle = (text: PdfText | Refusal): void =>
      reading.meanwhile(text instanceof Refusal ? text : { kind, ...text });
    return { kind, ...(await readPdf(bytes, limits, progress, settle, purpose)) };
  }
  if (kind === 'text') {
    // What ought to be a PDF or a Word document and has no trace of one is damaged.
    if (claimed && claimed !== 'text') throw unlike(claimed, bytes);
    const { readText } = await readers.text();
    return read('text', () => readText(bytes, limits));
  }
  if (kind === 'rtf' && isBrief) {
    const { readRtf } = await readers.rtf();
    assertNameFits(claimed, 'rtf', NAMES.rtf);
    return { kind, ...readRtf(bytes, limits) };
  }
  if (kind === 'ole') {
    const { foreignOle, readDoc } = await readers.doc();
    const foreign = foreignOle(bytes);
    if (foreign) throw mismatch(claimed, foreign);
    const extraction = await read('doc', () => readDoc(bytes, limits));
    if (isBrief) return { ...extraction, notices: [NO_PAGES] };
    return { ...extraction, document: withoutPlaces(extraction.document) };
  }
  if (kind === 'zip') return readPackage(claimed, bytes, reading);
  throw mismatch(claimed, about);
}

async function readPackage(
  claimed: BriefKind | null,
  bytes: Buffer,
  { limits, progress, purpose }: Reading,
): Promise<Extraction> {
  const { openOffice, readBrief, readDocx } = await readers.docx();
  const { parts, foreign } = await openOffice(bytes, limits, progress);
  if (foreign && purpose !== 'analysis' && parts.has('content.xml')) {
    const { readOdt } = await readers.odt();
    assertNameFits(claimed, 'odt', NAMES.odt);
    return { kind: 'odt', ...(await readOdt(parts, limits)) };
  }
  if (foreign) throw mismatch(claimed, foreign);
  assertNameFits(claimed, 'docx', NAMES.docx);
  if (purpose === 'analysis')
    return { kind: 'docx', document: await readDocx(parts, limits), notices: [] };
  const { read, ...brief } = await readBrief(parts, limits);
  if (purpose === 'brief') return { kind: 'docx', ...brief };
  const { writeComments } = await import('./docx/comments/write-comments.js');
  // Opened once more, as what it unpacks to is counted.
  const again = async () => (await openOffice(bytes, limits, progress)).parts;
  const file = await writeComments(await again(), read, purpose.comments);
  return { kind: 'docx', ...brief, file };
}

const withoutPlaces = ({ places: _, ...document }: ExtractedText): ExtractedText => document;

/** A name that promises something readable deserves to hear what the content is instead. */
function mismatch(claimed: BriefKind | null, about: string): Refusal {
  if (claimed === null) return new Refusal('wrong-type');
  if (about === 'not a document') return new Refusal('corrupt', NAMES[claimed]);
  return new Refusal('wrong-extension', about);
}

function unlike(claimed: BriefKind, bytes: Buffer): Refusal {
  const start = bytes.subarray(0, 512).toString('latin1').trimStart().toLowerCase();
  if (start.startsWith('<!doctype html') || start.startsWith('<html')) {
    return new Refusal('wrong-extension', 'a web page');
  }
  return claimed === 'pdf'
    ? new Refusal('corrupt', NAMES.pdf)
    : new Refusal('wrong-extension', NAMES.text);
}

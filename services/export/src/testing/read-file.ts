import { parse } from 'csv-parse/sync';
import { SaxesParser } from 'saxes';
import { extractText, getDocumentProxy } from 'unpdf';
import yauzl from 'yauzl';

/** The text of each page of a PDF. */
export async function pagesOfPdf(bytes: Buffer): Promise<string[]> {
  const { text } = await extractText(await openPdf(bytes), { mergePages: false });
  return text;
}

export function openPdf(bytes: Buffer): ReturnType<typeof getDocumentProxy> {
  return getDocumentProxy(new Uint8Array(bytes));
}

/** The parts of a Word file by name, each of the XML ones well-formed. */
export async function partsOfDocx(bytes: Buffer): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    assertWellFormed(entry.fileName, text);
    parts.set(entry.fileName, text);
  }
  return parts;
}

/** The words of a Word file's body, deleted ones left out. */
export function wordsOf(documentXml: string): string {
  return documentXml
    .replace(/<w:p[ >]/g, '\n$&')
    .replace(/<w:delText[^>]*>[^<]*<\/w:delText>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}

/**
 * The rows of a CSV file, its head first; the byte order mark must be there. As a spreadsheet reads
 * them: any line end that is not quoted ends a row.
 */
export function rowsOfCsv(bytes: Buffer): string[][] {
  if (bytes.subarray(0, 3).toString('hex') !== 'efbbbf') throw new Error('There is no mark.');
  return parse(bytes, { bom: true, record_delimiter: ['\r\n', '\n', '\r'] });
}

function assertWellFormed(name: string, text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw new Error(`${name}: ${error.message}`);
  });
  parser.write(text).close();
}

import { type BriefComment, DEFAULT_LIMITS } from '../../../extraction.js';
import { readDocument } from '../../../read-document.js';
import { OfficePackage } from '../../open-package.js';

export const MAIN = 'word/document.xml';
export const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

const ignored = (): void => undefined;

/** The parts of a document by their names, before and after comments. */
export async function copyOf(bytes: Buffer, commentsOn: (text: string) => BriefComment[]) {
  const read = (purpose: 'brief' | { comments: BriefComment[] }) =>
    readDocument('a.docx', bytes, DEFAULT_LIMITS, ignored, ignored, purpose);
  const { text } = (await read('brief')).document;
  const { file } = await read({ comments: commentsOn(text) });
  return { text, before: await partsOf(bytes), after: await partsOf(file!) };
}

async function partsOf(bytes: Buffer): Promise<Map<string, string>> {
  const opened = await OfficePackage.open(bytes, DEFAULT_LIMITS, ignored);
  const parts = new Map<string, string>();
  for (const { fileName } of opened.all) parts.set(fileName, String(await opened.whole(fileName)));
  return parts;
}

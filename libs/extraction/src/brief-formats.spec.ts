import { DEFAULT_LIMITS } from './extraction.js';
import { readDocument } from './read-document.js';
import { makeZip } from './testing/make-zip.js';

const ignored = (): void => undefined;
const read = (name: string, bytes: Buffer, purpose: 'brief' | 'analysis' = 'brief') =>
  readDocument(name, bytes, DEFAULT_LIMITS, ignored, ignored, purpose);

/** The text from each place on, with its page and its note. */
async function standing(name: string, bytes: Buffer) {
  const { document, notices } = await read(name, bytes);
  const { text, places = [] } = document;
  const at = places.map(({ start, page, footnote }, index) => [
    text.slice(start, places[index + 1]?.start).trim(),
    page,
    footnote,
  ]);
  return { at, notices };
}

describe('Rich Text', () => {
  const rtf = (body: string, info = '') =>
    Buffer.from(
      `{\\rtf1\\ansi\\ansicpg1252\\uc1{\\fonttbl{\\f0 Times;}}{\\info{\\title No text}${info}}${body}}`,
      'latin1',
    );
  const NOTE = "{\\super\\chftn{\\*\\footnote\\pard {\\super\\chftn} See {\\i Roe}, \\'a7 5.}}";

  it('has its notes after its body, and pages where it has breaks', async () => {
    const body = `\\pard One${NOTE} ends.\\par\\page Two\\u8212?{\\b dash}{\\v hidden}{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt shown}}.\\par`;
    const { at, notices } = await standing('a.rtf', rtf(body, '{\\nofpages2}'));
    expect(at).toEqual([
      ['One[1] ends.', 1, null],
      ['Two—dashshown.', 2, null],
      ['[1] See Roe, § 5.', 1, '1'],
    ]);
    expect(notices).toEqual([]);
  });

  it('begins a page with a section, but for one that goes on', async () => {
    const sections =
      'One.\\par\\sect\\sectd\\sbknone Still one.\\par\\sect\\sectd\\sbkpage Two.\\par';
    const { at } = await standing('a.rtf', rtf(`\\sectd ${sections}`, '{\\nofpages2}'));
    expect(at).toEqual([
      ['One.\n\nStill one.', 1, null],
      ['Two.', 2, null],
    ]);
  });

  it('says where its pages are not known, or may be others', async () => {
    const unknown = await standing('a.rtf', rtf('One.\\par'));
    expect(unknown.at).toEqual([['One.', null, null]]);
    expect(unknown.notices).toEqual([expect.stringContaining('does not say where its pages')]);
    const other = await standing('a.rtf', rtf('One.\\page Two.\\par', '{\\nofpages9}'));
    expect(other.notices).toEqual([expect.stringContaining('9 pages, and its page breaks make 2')]);
  });

  it('is refused where it is cut off, and to an analysis as before', async () => {
    await expect(read('a.rtf', Buffer.from('{\\rtf1 One'))).rejects.toMatchObject({
      reason: 'corrupt',
    });
    await expect(read('a.rtf', rtf('One.'), 'analysis')).rejects.toMatchObject({
      reason: 'wrong-type',
    });
  });
});

describe('OpenDocument', () => {
  const odt = (body: string, pages: number) =>
    makeZip([
      { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
      {
        name: 'content.xml',
        data: `<o:document-content xmlns:o="o" xmlns:text="t" xmlns:style="s" xmlns:fo="f"><style:style style:name="P1"><style:paragraph-properties fo:break-before="page"/></style:style>${body}</o:document-content>`,
      },
      {
        name: 'meta.xml',
        data: `<o:meta xmlns:o="o" xmlns:meta="m"><meta:document-statistic meta:page-count="${pages}"/></o:meta>`,
      },
    ]);
  const note = (kind: string, label: string, words: string) =>
    `<text:note text:note-class="${kind}"><text:note-citation>${label}</text:note-citation><text:note-body><text:p>${words}</text:p></text:note-body></text:note>`;

  it('has its notes after its body, and the pages that it notes', async () => {
    const body = `<text:h text:outline-level="1">Title</text:h><text:p>One${note('footnote', '4', 'See <text:span>Roe</text:span>.')} ends<text:s text:c="2"/>here<text:soft-page-break/> on two${note('endnote', 'i', 'At the end.')}.</text:p><text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:p text:style-name="P1">Three.</text:p>`;
    const { at, notices } = await standing('a.odt', odt(body, 3));
    expect(at).toEqual([
      ['Title\n\nOne[4] ends  here', 1, null],
      ['on two[i].', 2, null],
      ['Three.', 3, null],
      ['[4] See Roe.', 1, '4'],
      ['[i] At the end.', null, 'i'],
    ]);
    expect(notices).toEqual([]);
  });

  it('is refused to an analysis, and under the name of a Word document', async () => {
    const bytes = odt('<text:p>One.</text:p>', 1);
    expect((await standing('a.odt', bytes)).at).toEqual([['One.', 1, null]]);
    await expect(read('a.odt', bytes, 'analysis')).rejects.toMatchObject({ reason: 'wrong-type' });
    await expect(read('a.docx', bytes)).rejects.toMatchObject({ reason: 'wrong-extension' });
  });
});

import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import type { RefusalReason } from '../refusal.js';
import { docxFrame, makeDocx } from './make-docx.js';
import { makePdfOf } from './make-pdf.js';
import { makeZip } from './make-zip.js';

const MEGABYTE = 1024 * 1024;

interface Bomb {
  what: string;
  name: string;
  bytes: () => Buffer;
  refused: RefusalReason[];
}

/** Files made to exhaust what reads them. */
export const BOMBS: Bomb[] = [
  {
    what: 'a DOCX that unpacks to 2 GB',
    name: 'zip-bomb.docx',
    bytes: () => packed(repeatedDeflate('<w:p><w:r><w:t>a</w:t></w:r></w:p>', 2_048)),
    refused: ['too-much-content'],
  },
  {
    what: 'a DOCX with one endless word',
    name: 'long-word.docx',
    bytes: () => packed(repeatedDeflate('aaaaaaaaaaaaaaaa', 1_024)),
    refused: ['too-much-content'],
  },
  {
    what: 'a DOCX with 6,000 entries',
    name: 'entries.docx',
    bytes: () =>
      makeZip(Array.from({ length: 6_000 }, (_, index) => ({ name: `word/${index}`, data: '' }))),
    refused: ['too-much-content'],
  },
  {
    what: 'a DOCX with entities that expand a billion times',
    name: 'entities.docx',
    bytes: () => withDocumentType(billionLaughs(), '&e9;'),
    refused: ['unsafe'],
  },
  {
    what: 'a DOCX with an entity that names a file of the server',
    name: 'external.docx',
    bytes: () => withDocumentType('<!ENTITY e SYSTEM "file:///etc/hostname">', '&e;'),
    refused: ['unsafe'],
  },
  {
    what: 'a DOCX whose elements are nested 100,000 deep',
    name: 'deep.docx',
    bytes: () => makeDocx('<w:tbl>'.repeat(100_000)),
    refused: ['too-much-content'],
  },
  {
    what: 'a PDF whose page unpacks to 4 GB',
    name: 'flate-bomb.pdf',
    bytes: () => {
      const inner = Buffer.from('\n'.repeat(MEGABYTE));
      const once = concatenated(deflateWhole(inner), inner, 4_096);
      return makePdfOf(deflateSync(once), 1, '/Filter [/FlateDecode /FlateDecode]');
    },
    refused: ['too-much-content', 'too-slow', 'corrupt', 'blank-pages'],
  },
  {
    what: 'a PDF of 10,000 pages',
    name: 'pages.pdf',
    bytes: () => makePdfOf(Buffer.from('BT /F1 12 Tf (page) Tj ET'), 10_000),
    refused: ['too-many-pages'],
  },
  {
    what: 'a PDF whose page has 20 million operators',
    name: 'operators.pdf',
    bytes: () =>
      makePdfOf(deflateSync(Buffer.from('q Q '.repeat(20_000_000))), 1, '/Filter /FlateDecode'),
    refused: ['too-slow', 'too-much-content', 'blank-pages'],
  },
  {
    what: 'a text of 100 MB',
    name: 'long.txt',
    bytes: () => Buffer.alloc(100 * MEGABYTE, 'All work and no play.\n'),
    refused: ['too-much-content'],
  },
];

function packed(deflated: Buffer): Buffer {
  return makeZip([...docxFrame(), { name: 'word/document.xml', data: deflated, deflated: true }]);
}

/** `megabytes` of a repeated text within an open document, deflated without ever being whole. */
function repeatedDeflate(text: string, megabytes: number): Buffer {
  const open = Buffer.from('<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>');
  const piece = Buffer.alloc(MEGABYTE, text);
  return Buffer.concat([flushed(open), concatenatedRaw(piece, megabytes)]);
}

/** Deflated blocks that are flushed can follow each other any number of times. */
function flushed(data: Buffer): Buffer {
  return deflateRawSync(data, { finishFlush: constants.Z_FULL_FLUSH });
}

function concatenatedRaw(piece: Buffer, times: number): Buffer {
  const block = flushed(piece);
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: times }, () => block), end]);
}

/** The two bytes of the header, and blocks; readers do without the checksum at the end. */
function deflateWhole(piece: Buffer): Buffer {
  return deflateSync(piece).subarray(0, 2);
}

function concatenated(head: Buffer, piece: Buffer, times: number): Buffer {
  return Buffer.concat([head, concatenatedRaw(piece, times), Buffer.alloc(4)]);
}

function billionLaughs(): string {
  const levels = Array.from({ length: 9 }, (_, index) => {
    const below = `&e${index};`.repeat(10);
    return `<!ENTITY e${index + 1} "${below}">`;
  });
  return `<!ENTITY e0 "ha">${levels.join('')}`;
}

function withDocumentType(declarations: string, content: string): Buffer {
  const data = `<!DOCTYPE d [${declarations}]><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${content}</w:t></w:r></w:p></w:body></w:document>`;
  return makeZip([...docxFrame(), { name: 'word/document.xml', data }]);
}

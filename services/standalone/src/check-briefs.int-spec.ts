import { setTimeout } from 'node:timers/promises';
import type { ErrorEnvelope, FileCheck } from '@casewright/contracts';
import { makePdf, proseLines } from '@casewright/extraction/testing';
import { jest } from '@jest/globals';
import {
  Document,
  FootnoteReferenceRun,
  LastRenderedPageBreak,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { Client } from 'pg';
import { hasOffice, openInOffice } from '../test/office.js';
import { type RunningProduct, startProduct } from '../test/product.js';

// The child that reads files is built first.
jest.setTimeout(300_000);

const RIGHT = 'Miranda v. Arizona, 384 U.S. 436 (1966)';
const WRONG = 'Gideon v. Wainwright, 384 U.S. 436 (1966)';
/** Two pages, as Word notes them, and a note on the second. */
const BRIEF = await Packer.toBuffer(
  new Document({
    footnotes: { 1: { children: [new Paragraph(`See ${WRONG}.`)] } },
    sections: [
      {
        children: [
          new Paragraph(`First, ${RIGHT}.`),
          new Paragraph({
            children: [
              new TextRun({ children: [new LastRenderedPageBreak(), 'Then, '] }),
              new FootnoteReferenceRun(1),
              new TextRun(` ${WRONG}.`),
            ],
          }),
        ],
      },
    ],
  }),
);
const PDF = makePdf([proseLines([`First, ${RIGHT}.`]), proseLines([`Then, ${WRONG}.`])]);

describe('briefs checked over HTTP', () => {
  let product: RunningProduct;
  let sql: Client;
  let ann: string;

  beforeAll(async () => {
    product = await startProduct();
    sql = new Client({ connectionString: product.database.adminUrl });
    await sql.connect();
    ann = await product.signUp('ann@firm.example');
  });

  afterAll(async () => {
    await sql.end();
    await product.stop();
  });

  function send(route: string, name: string, bytes: Buffer): Promise<Response> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
    const headers = { cookie: ann };
    return fetch(`${product.origin}/api/citations/${route}`, { method: 'POST', headers, body });
  }

  const leftovers = async (): Promise<number> =>
    (await sql.query("SELECT 1 FROM analysis.uploads WHERE kind <> 'answer'")).rows.length;

  const placesOf = ({ citations }: FileCheck) =>
    citations.map(({ text, page, footnote, verdict }) => [text, page, footnote, verdict]);

  it('have the page and the note of each citation', async () => {
    const response = await send('check-file', 'brief.docx', BRIEF);
    expect(response.status).toBe(200);
    const check = (await response.json()) as FileCheck;
    expect(placesOf(check)).toEqual([
      ['384 U.S. 436', 1, undefined, 'verified'],
      ['384 U.S. 436', 2, undefined, 'name_mismatch'],
      ['384 U.S. 436', 2, '1', 'name_mismatch'],
    ]);
    expect(check).toMatchObject({ takesComments: true, notices: [] });
  });

  it('as PDF have pages and take no comments', async () => {
    const check = (await (await send('check-file', 'brief.pdf', PDF)).json()) as FileCheck;
    expect(placesOf(check)).toEqual([
      ['384 U.S. 436', 1, undefined, 'verified'],
      ['384 U.S. 436', 2, undefined, 'name_mismatch'],
    ]);
    expect(check.takesComments).toBe(false);
    const refused = await send('comment-file', 'brief.pdf', PDF);
    expect(refused.status).toBe(415);
    expect(((await refused.json()) as ErrorEnvelope).message).toContain('.docx');
  });

  it('of other kinds are refused in words, and so is a form without a file', async () => {
    const refused = await send('check-file', 'brief.png', BRIEF);
    expect(refused.status).toBe(415);
    expect(((await refused.json()) as ErrorEnvelope).message).toContain('RTF');
    const misnamed = await send('check-file', 'brief.rtf', BRIEF);
    expect(misnamed.status).toBe(415);
    const none = await fetch(`${product.origin}/api/citations/check-file`, {
      method: 'POST',
      headers: { cookie: ann },
      body: new FormData(),
    });
    expect(none.status).toBe(400);
  });

  it('come back with comments, and leave nothing behind', async () => {
    const response = await send('comment-file', 'brief.docx', BRIEF);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('brief.docx');
    const copy = new Uint8Array(await response.arrayBuffer());
    // What was sent is discarded once it has been.
    while ((await leftovers()) > 0) await setTimeout(50);
    if (!hasOffice()) return;
    const { copy: opened } = await openInOffice({ copy });
    expect(opened!.xml.match(/<office:annotation /g)).toHaveLength(2);
    expect(opened!.xml).toContain('Name differs: ');
    expect(opened!.xml).toContain('Note 1, “384 U.S. 436”: Name differs: ');
  });
});

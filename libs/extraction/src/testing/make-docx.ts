import { makeZip, type ZipPart } from './make-zip.js';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Parts alongside the document: their content inside the root element. */
export interface DocxParts {
  styles?: string;
  numbering?: string;
  footnotes?: string;
  endnotes?: string;
  comments?: string;
}

/** A Word document whose body is the given elements (prefix `w`). */
export function makeDocx(body: string, parts: DocxParts = {}): Buffer {
  return makeZip([...docxFrame(parts), documentPart(body)]);
}

/** Everything of a Word document but its main part. */
export function docxFrame(parts: DocxParts = {}): ZipPart[] {
  const names = Object.keys(parts) as (keyof DocxParts)[];
  const related = names.map(
    (name) => `<Relationship Id="${name}" Type="${OFFICE}/${name}" Target="${name}.xml"/>`,
  );
  return [
    { name: '[Content_Types].xml', data: '<Types/>' },
    {
      name: '_rels/.rels',
      data: `<Relationships><Relationship Id="main" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      data: `<Relationships>${related.join('')}</Relationships>`,
    },
    ...names.map((name) => ({ name: `word/${name}.xml`, data: root(name, parts[name] ?? '') })),
  ];
}

function documentPart(body: string): ZipPart {
  return { name: 'word/document.xml', data: root('document', `<w:body>${body}</w:body>`) };
}

function root(element: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${element} xmlns:w="${WORD}" xmlns:mc="mc" xmlns:wps="wps">${content}</w:${element}>`;
}

/** A paragraph with its text, and properties before it. */
export function p(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${r(text)}</w:p>`;
}

export function r(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

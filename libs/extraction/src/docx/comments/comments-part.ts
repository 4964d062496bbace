import { Refusal } from '../../refusal.js';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const AUTHOR = 'Cite check';

interface Comment {
  id: number;
  text: string;
}

/** What a part calls the names of WordprocessingML, with the colon. */
export function prefixOf(xml: string): string {
  const declared =
    /xmlns:([\w.-]+)\s*=\s*["'](?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)["']/;
  const [, prefix] = declared.exec(xml) ?? [];
  if (prefix === undefined) throw new Refusal('corrupt', 'a Word document');
  return `${prefix}:`;
}

/** The part of comments, which may be empty, with further ones at its end. */
export function addComments(xml: string, comments: readonly Comment[]): string {
  const part = xml === '' ? `${DECLARATION}<w:comments xmlns:w="${WORD}"></w:comments>` : xml;
  const w = prefixOf(part);
  const written = comments.map((each) => commentXml(each, w)).join('');
  return atEnd(part, `${w}comments`, written);
}

function commentXml({ id, text }: Comment, w: string): string {
  const words = escaped(text);
  return `<${w}comment ${w}id="${id}" ${w}author="${AUTHOR}" ${w}initials="CC"><${w}p><${w}r><${w}t xml:space="preserve">${words}</${w}t></${w}r></${w}p></${w}comment>`;
}

export function addOverride(types: string, part: string): string {
  const written = `Override PartName="/${escaped(part)}" ContentType="${CONTENT_TYPE}"/>`;
  return atEnd(types, 'Types', written, true);
}

export function addRelationship(relationships: string, target: string): string {
  const ids = [...relationships.matchAll(/\bId\s*=\s*["']rId(\d{1,9})["']/g)];
  const next = ids.reduce((most, [, id]) => Math.max(most, Number(id)), 0) + 1;
  const written = `Relationship Id="rId${next}" Type="${RELATION}" Target="${escaped(target)}"/>`;
  return atEnd(relationships, 'Relationships', written, true);
}

/** Writes before the end of the root, or into a root that has no content. @param isBare whether an element lacks its bracket and prefix */
function atEnd(xml: string, root: string, written: string, isBare = false): string {
  const name = root.includes(':') ? root : `(?:[\\w.-]+:)?${root}`;
  const filled = xml.replace(
    new RegExp(`<(${name})((?:\\s[^<>]*)?)/>\\s*$`),
    (_, tag: string, rest: string) => `<${tag}${rest}></${tag}>`,
  );
  const end = new RegExp(`</(${name})\\s*>\\s*$`).exec(filled);
  if (!end) throw new Refusal('corrupt', 'a Word document');
  const prefix = /^[\w.-]+:/.exec(end[1]!)?.[0] ?? '';
  const element = isBare ? `<${prefix}${written}` : written;
  return filled.slice(0, end.index) + element + filled.slice(end.index);
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

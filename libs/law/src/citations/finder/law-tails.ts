import type { Law } from '../statutes/table.js';
import { codeAt, collapse, isDigit } from '../text/chars.js';
import type { CitationFields } from '../types.js';
import { readSections } from './sections.js';

/** What was read after the name of a code. */
export interface Tail {
  end: number;
  fields: CitationFields;
  /** The tail in canonical form, e.g. `ch. 93A, § 2`. */
  written: string;
}

/** "tit. 18", "ch. 93A", "art. 5", "pt. 46", "app." in front of the section. */
const DIVISION =
  /^,?\s*(?:(tit(?:le|\.)|ch(?:apter|ap\.|\.)|c\.|art(?:icle|s?\.)?|p(?:ar)?ts?\.?|Parts?|subch\.|subpt\.)\s*([0-9]+[A-Za-z]?(?:[-.]\d+)*|[IVXL]+)\b|(app\.|App\.|appendix)(?=,?\s*[§\d]))/;
const NAMES: Record<string, 'title' | 'chapter' | 'article'> = {
  t: 'title',
  c: 'chapter',
  a: 'article',
};
const WRITTEN: Record<string, string> = {
  t: 'tit.',
  c: 'ch.',
  a: 'art.',
  p: 'pt.',
  P: 'pt.',
  s: 'subch.',
};

function readDivisions(text: string, at: number): Tail {
  const tail: Tail = { end: at, fields: {}, written: '' };
  const parts: string[] = [];
  for (let count = 0; count < 3; count++) {
    const found = DIVISION.exec(text.slice(tail.end, tail.end + 28));
    if (!found) break;
    tail.end += found[0].length;
    const [, word, number, app] = found;
    if (app) parts.push('app.');
    else if (word && number) {
      const initial = word[0]!;
      const name = NAMES[initial];
      if (name) tail.fields[name] = number;
      else tail.fields.section = number;
      parts.push(`${WRITTEN[initial] ?? word} ${number}`);
    }
  }
  tail.written = parts.join(', ');
  return tail;
}

const ET_SEQ = /^,?\s*(?:et\.? seq\.?|note\b)/;

function withSections(
  text: string,
  at: number,
  needsMark: boolean,
  initials: boolean,
): Tail | undefined {
  const tail = readDivisions(text, at);
  const lead = /^,?\s*(?:No\.\s*|r[y.]?\.?\s+(?=\d)|[Rr]ule\s+|reg\.\s*)?/.exec(
    text.slice(tail.end, tail.end + 12),
  )![0];
  const sections = readSections(text, tail.end + lead.length);
  if (
    !sections ||
    (needsMark && !sections.marked && !tail.written && !lead.trim().replace(',', ''))
  )
    return tail.written ? tail : undefined;
  if (isDigit(codeAt(text, sections.end))) return undefined;
  // "In re W.S., 899 S.W.2d 772": initials and a plain number are no code.
  if (initials && !sections.marked && !tail.written && !/[.:/-]/.test(sections.first))
    return undefined;
  tail.end = sections.end;
  const seq = ET_SEQ.exec(text.slice(tail.end, tail.end + 12));
  const pins = [sections.pin, seq?.[0].replace(/^[,\s]+/, '')].filter(Boolean);
  if (seq) tail.end += seq[0].length;
  tail.fields.section = sections.first;
  tail.fields.pin = pins.length ? pins.join(' ') : undefined;
  if (sections.all.length > 1) tail.fields.sections = sections.all;
  tail.written = [tail.written, `${sections.plural ? '§§' : '§'} ${sections.all.join(', ')}`]
    .filter(Boolean)
    .join(', ');
  return tail;
}

const PAGE = /^,?\s*(?:No\. \d+, |ch\. (\d+),? (?:§ \d+, )?)?(\d[\d,]*\d|\d)(?!\w)/;

function withPage(text: string, at: number): Tail | undefined {
  const found = PAGE.exec(text.slice(at, at + 40));
  if (!found) return undefined;
  // Westlaw adds "-01" to the pages of the Federal Register.
  const end =
    at +
    found[0].length +
    (/^-0\d\b/.test(text.slice(at + found[0].length, at + found[0].length + 4)) ? 3 : 0);
  const page = found[2]!.replace(/,/g, '');
  const tail: Tail = { end, fields: { page, chapter: found[1] }, written: found[2]! };
  return tail;
}

const ACT = /^\s*(\d+)\s?\/\s?/;
const DOCKET = /^\s*(?:No\.|Nos\.)\s*([\dA-Z][\dA-Z,-]*\d|\d+(?:-[A-Z]+)?)(?:\s([A-Z]\d?)\b)?/;
const PUBLIC_LAW = /^[\s,]*(?:No\.?|Number|Nos\.)?\s*(\d{1,3}[–-]\d{1,5})/;

function withAct(text: string, at: number): Tail | undefined {
  const act = ACT.exec(text.slice(at, at + 12));
  const sections = act && readSections(text, at + act[0].length);
  if (!act || !sections) return undefined;
  const section = `${act[1]}/${sections.first}`;
  return {
    end: sections.end,
    fields: { section, pin: sections.pin },
    written: `${section}${sections.pin ?? ''}`,
  };
}

function withPublicLaw(text: string, at: number): Tail | undefined {
  const found = PUBLIC_LAW.exec(text.slice(at, at + 28));
  if (!found) return undefined;
  const number = found[1]!.replace('–', '-');
  const tail: Tail = {
    end: at + found[0].length,
    fields: { title: number },
    written: `No. ${number}`,
  };
  const more = /^,\s*(?=§|[Ss]ec)/.exec(text.slice(tail.end, tail.end + 8));
  const sections = more && readSections(text, tail.end + more[0].length);
  if (!sections) return tail;
  return {
    end: sections.end,
    fields: { ...tail.fields, section: sections.first, pin: sections.pin },
    written: `${tail.written}, § ${sections.all.join(', ')}`,
  };
}

function withDocket(text: string, at: number): Tail | undefined {
  const found = DOCKET.exec(text.slice(at, at + 32));
  if (!found) return undefined;
  return {
    end: at + found[0].length,
    fields: { docketNumber: found[1] },
    written: collapse(found[0]),
  };
}

/** "Md. Code Ann., Crim. Proc. § 1-101": the subject comes between code and section. */
const SUBJECT = /^,\s*[A-Z][\w.'’&]*(?:\s(?:[A-Z&][\w.'’]*|and|of)){0,5}(?=,?\s*§)/;

/** Codes that are cited as often without a section sign: "42 USC 1983", "ORS 137.700". */
const isInitials = (found: string): boolean =>
  /^[A-Z]{2,5}(?: 1978)?$|^(?:[A-Z]\.\s?){2,}/.test(found);

/** Reads what a law of this kind is cited by: sections, a page, an act, a docket number. */
export function readTail(
  text: string,
  at: number,
  law: Law,
  found: string,
  led: boolean,
): Tail | undefined {
  if (/^(?:Pub\.|Pvt\.) L\.$/.test(law.abbreviation)) return withPublicLaw(text, at);
  if (law.suffix === 'g') return withPage(text, at);
  if (law.suffix === 'i') return withAct(text, at);
  if (law.suffix === 'd') return withDocket(text, at);
  if (law.suffix === '-') return { end: at, fields: {}, written: '' };
  const agency =
    law.abbreviation === 'Wis. Admin. Code'
      ? (/^\s*(?:ch\. )?[A-Z][A-Za-z]+(?=\s*§)/.exec(text.slice(at, at + 24))?.[0].length ?? 0)
      : 0;
  const subject = SUBJECT.exec(text.slice(at, at + 60))?.[0] ?? '';
  const tail = withSections(
    text,
    at + Math.max(agency, subject.length),
    !(led || isInitials(found) || law.suffix === 'r'),
    !led && isInitials(found),
  );
  if (tail && subject) tail.fields.subject = collapse(subject.slice(1));
  return tail;
}

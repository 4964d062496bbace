import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import type { DocumentRule } from '../rule.js';

interface Found {
  /** Exhibits and the like that the text says it has, by kind and letter. */
  own: string[];
  mentioned: (Span & { key: string; words: string; isOwn: boolean })[];
}

const MENTION = /\b(Exhibit|Schedule|Appendix|Attachment|Annex)\s([A-Z]|\d{1,2})\b(?![-\d]|\.\d)/g;
const ANNOUNCED =
  /\b(?:attached|annexed|appended|marked|enclosed|incorporated)\b[^.;]{0,40}\b(?:as|are)\s|\b(?:is|are|and|ours|his|hers|theirs|one) (?:as )?\s*$|^\s*(?:EXHIBIT|Exhibit|SCHEDULE|Schedule|APPENDIX|Appendix|ATTACHMENT|Attachment|ANNEX|Annex)\s/;
const SEVERAL =
  /\b(Exhibit|Schedule|Appendix|Attachment|Annex)(?:s|es)?\s((?:[A-Z]|\d{1,2})(?:(?:,\s|\sand\s|,\sand\s|\sthrough\s|\sto\s)(?:[A-Z]|\d{1,2})\b)+)/g;
/** Another document’s exhibit is not looked for here. */
const OF_OTHERS =
  /^,?\s(?:to|of)\s(?!(?:this|the)\s(?:Agreement|Lease|Contract|Motion|Complaint|Memorandum|Letter)\b)/i;

export const deadExhibit: DocumentRule<Found> = {
  id: 'dead-exhibit',
  name: 'Exhibit that is not there',
  family: 'consistency',
  severity: 'medium',
  why: 'A reader who looks for it finds nothing, and the point that it was to prove stands bare.',
  source: 'Adams, A Manual of Style for Contract Drafting, on attachments',
  matches: [
    'The lease is attached as Exhibit A, and the deed is attached as Exhibit B. He signed [[Exhibit D]] too.',
  ],
  passes: [
    'The lease is attached as Exhibit A. The notes are Exhibit C, and Exhibit F is attached.',
  ],
  collect,
  check: (parts) => {
    const own = new Set(parts.flatMap(({ found }) => found.own));
    const kinds = new Set([...own].map((key) => key.split(' ')[0]));
    return parts.flatMap(({ at, found }) =>
      found.mentioned
        .filter(({ key, isOwn }) => !isOwn && !own.has(key) && kinds.has(key.split(' ')[0]))
        .map(({ start, end, words }) => ({
          start: at + start,
          end: at + end,
          remark: `No ${words} is attached; others are.`,
        })),
    );
  },
};

function collect({ text, kind }: Paragraph): Found {
  const found: Found = { own: [], mentioned: [] };
  for (const { 1: name = '', 2: letters = '' } of text.matchAll(SEVERAL)) {
    found.own.push(...lettersOf(letters).map((letter) => `${name} ${letter}`));
  }
  for (const { 0: words, 1: name = '', 2: letter = '', index } of text.matchAll(MENTION)) {
    const key = `${name} ${letter}`;
    const [lead, after] = [
      text.slice(Math.max(0, index - 70), index),
      text.slice(index + words.length, index + 80),
    ];
    const isOwn =
      kind === 'heading' ||
      ANNOUNCED.test(`${lead.split(/[.;]\s/).at(-1)} `) ||
      /^[^.;]{0,30}\b(?:is|are|and)\s(?:attached|annexed|enclosed)/.test(after);
    if (isOwn) found.own.push(key);
    if (kind === 'heading' || kind === 'quotation' || OF_OTHERS.test(after)) continue;
    found.mentioned.push({ start: index, end: index + words.length, key, words, isOwn });
  }
  return found;
}

function lettersOf(words: string): string[] {
  const [first = '', last = ''] = words.split(/\s(?:through|to)\s/);
  if (!last) return words.match(/[A-Z]|\d+/g) ?? [];
  const from = first.charCodeAt(first.length - 1);
  return Array.from({ length: Math.max(0, last.charCodeAt(0) - from + 1) }, (_, i) =>
    String.fromCharCode(from + i),
  );
}

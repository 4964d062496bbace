import type { DraftingNote } from '@casewright/contracts';
import { type Inline, parseInline } from './parse-inline.js';

interface Conditional {
  when: string | null;
}

export interface SectionNode extends Conditional {
  kind: 'section';
  level: 1 | 2 | 3;
  id: string;
  /** False for a part that has a heading and no number, as signatures and schedules. */
  numbered: boolean;
  heading: Inline[];
}

export interface ParagraphNode extends Conditional {
  kind: 'paragraph';
  /** `letter` and `roman` are items of lists; `count` numbers on through the document. */
  list: 'none' | 'letter' | 'roman' | 'count';
  align: 'left' | 'center' | 'right';
  /** A definition, which a draft that never uses its term goes without. */
  defines: boolean;
  words: Inline[];
}

interface NoteNode extends Conditional {
  kind: 'note';
  note: DraftingNote;
}

/** `@caption`, `@sign buyer`, `@include notices`, `@clauses`. */
export interface CommandNode extends Conditional {
  kind: 'command';
  name: (typeof COMMANDS)[number];
  argument: string;
}

const COMMANDS = ['caption', 'sign', 'include', 'clauses'] as const;

export type BodyNode = SectionNode | ParagraphNode | NoteNode | CommandNode;

const CONDITION = /^\[([a-z0-9!&,._-]+)\]\s+/;
const NOTE_KINDS = { '>': 'drafting', '>j': 'jurisdiction', '>b': 'balance' } as const;
const LISTS = { '-': 'letter', '--': 'roman', '+': 'count' } as const;
const ALIGNMENTS = { '^': 'center', '>>': 'right' } as const;
const MARKER = /^(#\*|#{1,3}|>j|>b|>>|>|--|-|\+|~|\^|@[a-z]+)(?:\s+|$)/;

/** Reads the text format of docs/templates.md, a paragraph a line. @throws on what it cannot read. */
export function parseBody(source: string): BodyNode[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(parseLine);
}

function parseLine(line: string): BodyNode {
  const marker = MARKER.exec(line)?.[1] ?? '';
  const behind = line.slice(marker.length).trimStart();
  const when = CONDITION.exec(behind)?.[1] ?? null;
  const rest = behind.replace(CONDITION, '');
  if (marker === '#*') return section(1, when, rest, false);
  if (marker.startsWith('#')) return section(marker.length as 1 | 2 | 3, when, rest, true);
  if (marker.startsWith('@')) return command(marker.slice(1), when, rest);
  if (marker in NOTE_KINDS) {
    return note(NOTE_KINDS[marker as keyof typeof NOTE_KINDS], when, rest);
  }
  return {
    kind: 'paragraph',
    when,
    list: LISTS[marker as keyof typeof LISTS] ?? 'none',
    align: ALIGNMENTS[marker as keyof typeof ALIGNMENTS] ?? 'left',
    defines: marker === '~',
    words: parseInline(rest),
  };
}

function section(
  level: 1 | 2 | 3,
  when: string | null,
  rest: string,
  numbered: boolean,
): SectionNode {
  const [, id = '', heading = ''] = /^([a-z][a-z0-9-]*):?\s*(.*)$/.exec(rest) ?? [];
  if (id === '') throw new Error(`A section has no id: ${rest.slice(0, 60)}`);
  return { kind: 'section', level, when, id, numbered, heading: parseInline(heading) };
}

function command(name: string, when: string | null, argument: string): CommandNode {
  const known = COMMANDS.find((command) => command === name);
  if (!known) throw new Error(`No such command: @${name}`);
  return { kind: 'command', when, name: known, argument };
}

/** `Reason in sentences. @@ Authority; another`. Notes are plain text: italics are for the source. */
function note(kind: DraftingNote['kind'], when: string | null, rest: string): NoteNode {
  const [reason = '', authority] = rest
    .replaceAll('*', '')
    .split('@@')
    .map((part) => part.trim());
  return { kind: 'note', when, note: { kind, reason, authority: authority ?? null } };
}

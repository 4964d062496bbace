import type {
  AnyPlaceholder,
  Block as DraftBlock,
  Run as DraftRun,
  DraftSection,
} from '@casewright/contracts';
import { type Block, paragraph } from '../../document-model/document.js';
import {
  bold,
  type NoteRun,
  type PlaceholderRun,
  plain,
  type Run,
  type TextRun,
} from '../../document-model/runs.js';

type Level = 1 | 2 | 3;

/** A section of a draft: its heading, then its text. Notes are attached to the heading. */
export function sectionBlocks(
  section: DraftSection,
  placeholders: AnyPlaceholder[],
  withNotes: boolean,
): Block[] {
  const notes = withNotes ? section.notes.map(noteRun) : [];
  const [first, ...rest] = beforeSignatures(
    section.blocks.map((each) => blockOf(each, placeholders)),
  );
  if (section.heading !== '') {
    return [
      {
        kind: 'heading',
        level: section.level as Level,
        number: section.number,
        runs: [plain(section.heading), ...notes],
        id: section.id,
      },
      ...(first ? [first] : []),
      ...rest,
    ];
  }
  if (section.number === '' || first?.kind !== 'paragraph') {
    return [...(first ? [withNotesAtEnd(first, notes)] : []), ...rest];
  }
  // A numbered section without a heading is a numbered paragraph.
  const numbered: Block = {
    kind: 'heading',
    level: section.level as Level,
    number: section.number,
    runs: [...first.runs, ...notes],
    id: section.id,
    runIn: true,
  };
  return [numbered, ...rest];
}

/** Keeps signatures on a page with some of the text above, so that nobody signs a blank page. */
function beforeSignatures(blocks: Block[]): Block[] {
  return blocks.map((block, at) =>
    block.kind === 'paragraph' && blocks[at + 1]?.kind === 'signature'
      ? { ...block, keepWithNext: true }
      : block,
  );
}

function withNotesAtEnd(block: Block, notes: NoteRun[]): Block {
  return block.kind === 'paragraph' ? { ...block, runs: [...block.runs, ...notes] } : block;
}

function blockOf(block: DraftBlock, placeholders: AnyPlaceholder[]): Block {
  const runs = (line: DraftRun[]): Run[] => line.map((run) => runOf(run, placeholders));
  if (block.kind === 'caption') {
    return {
      kind: 'caption',
      court: block.court.map(runs),
      left: block.left.map(runs),
      right: block.right.map(runs),
      ...(block.divider && { divider: block.divider }),
    };
  }
  if (block.kind === 'signature') {
    const lines = block.lines.map((line) => ({ label: line.label, runs: runs(line.runs) }));
    return { kind: 'signature', heading: runs(block.heading), lines };
  }
  return paragraph(runs(block.runs), {
    indent: block.indent,
    align: block.align,
    ...(block.label === null ? {} : { label: block.label }),
  });
}

function runOf(run: DraftRun, placeholders: AnyPlaceholder[]): Run {
  switch (run.kind) {
    case 'text':
      return plain(run.text, run.style ? { [run.style]: true } : {});
    case 'term':
      return bold(run.text);
    case 'reference':
      return { kind: 'reference', text: run.text, target: run.target };
    case 'placeholder': {
      const known = placeholders.find(({ name }) => name === run.name);
      return {
        kind: 'placeholder',
        name: run.name,
        text: run.text,
        filled: run.filled,
        label: known?.label ?? run.name,
        input: inputOf(known),
      };
    }
  }
}

function inputOf(known: AnyPlaceholder | undefined): PlaceholderRun['input'] {
  const choices = known?.choices ?? [];
  if (known?.type === 'choice' && choices.length > 0) return { as: 'choice', choices };
  return { as: known?.type === 'date' ? 'date' : 'text' };
}

function noteRun({ reason, authority }: DraftSection['notes'][number]): NoteRun {
  const runs: TextRun[] = [plain(reason), ...(authority ? [plain(` ${authority}.`)] : [])];
  return { kind: 'note', runs };
}

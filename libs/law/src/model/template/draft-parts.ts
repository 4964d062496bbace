import {
  type Block,
  type Draft,
  type DraftSection,
  headingOfSection,
  type Run,
  textOfRuns,
} from '@casewright/contracts';
import { findCitations } from '@casewright/law/citations';

type Paragraph = Extract<Block, { kind: 'paragraph' }>;

/** A paragraph that may be worded otherwise. */
export interface OpenParagraph {
  /** `fees/2`: the section's id and the block's index in it. */
  id: string;
  block: Paragraph;
  /** Its words, with a name in double braces for each value and each reference. */
  text: string;
}

/** A section with paragraphs that may be worded otherwise; terms may be placed at its end. */
export interface OpenSection {
  section: DraftSection;
  paragraphs: OpenParagraph[];
}

/**
 * The sections that a model may word. What the law of a place asks for stays as it is, and so do
 * definitions, words in their own style, and whatever cites.
 */
export function openSections({ sections }: Pick<Draft, 'sections'>): OpenSection[] {
  return sections.flatMap((section) => {
    const isBound = section.notes.some(({ kind }) => kind === 'jurisdiction');
    const isForm = section.blocks.some(({ kind }) => kind !== 'paragraph');
    const isSpecial = section.id === 'special';
    if (isBound || isForm || isSpecial || section.heading === '') return [];
    const paragraphs = section.blocks.flatMap((block, at) =>
      block.kind === 'paragraph' && isOpen(block)
        ? [{ id: `${section.id}/${at}`, block, text: block.runs.map(tokenOf).join('') }]
        : [],
    );
    return paragraphs.length > 0 ? [{ section, paragraphs }] : [];
  });
}

function isOpen({ runs, align }: Paragraph): boolean {
  const words = textOfRuns(runs);
  return (
    align === 'left' &&
    runs.some(({ kind, text }) => kind === 'text' && /\p{L}{3}/u.test(text)) &&
    runs.every((run) => run.kind !== 'term' && !('style' in run && run.style)) &&
    !/[{}§¶]|_{3}/.test(words) &&
    findCitations(words).length === 0
  );
}

/** A run as the model reads it. */
function tokenOf(run: Run): string {
  if (run.kind === 'placeholder') return `{{${run.name}}}`;
  return run.kind === 'reference' ? `{{section:${run.target}}}` : run.text;
}

/** Sections in parts of at most so many letters, where one section has no more. */
export function packSections(sections: readonly OpenSection[], letters: number): OpenSection[][] {
  const parts: OpenSection[][] = [];
  let room = 0;
  for (const section of sections) {
    const size = partText([section]).length;
    if (size > room) {
      parts.push([]);
      room = letters;
    }
    parts.at(-1)!.push(section);
    room -= size;
  }
  return parts;
}

/** A part as the model reads it. */
export const partText = (part: readonly OpenSection[]): string =>
  part
    .map(({ section, paragraphs }) =>
      [
        `Section ${section.id}: ${headingOfSection(section)}`,
        ...paragraphs.map(({ id, text }) => `[${id}] ${text}`),
      ].join('\n'),
    )
    .join('\n\n');

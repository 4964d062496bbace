import type { Block, DraftSection } from '../draft.js';
import type { Placeholder } from '../placeholders.js';

/** The section of an agreement that has what no clause says. */
const ADDITIONAL: Omit<DraftSection, 'number' | 'blocks'> = {
  id: 'special',
  parent: null,
  level: 1,
  heading: 'Additional Terms',
  notes: [
    {
      kind: 'drafting',
      reason:
        'Worded from the instructions. Change any clause that one of these terms contradicts.',
      authority: null,
    },
  ],
};

/**
 * The sections with each term that has been worded for words of the requirements: at the end of the
 * section that it belongs to, or else under Additional Terms. What is not worded is not in the draft.
 */
export function placeTerms(
  sections: readonly DraftSection[],
  placeholders: readonly Placeholder[],
): DraftSection[] {
  const terms = placeholders.filter(({ quote }) => quote !== undefined);
  const names = new Set(terms.map(({ name }) => name));
  const placed = sections
    .filter(({ id }) => id !== ADDITIONAL.id)
    .map((section) => {
      const own = terms.filter(({ where }) => where[0] === section.id).flatMap(blockOf);
      const rest = section.blocks.filter((block) => !isTerm(block, names));
      const isSame = own.length === 0 && rest.length === section.blocks.length;
      return isSame ? section : { ...section, blocks: [...rest, ...own] };
    });
  const blocks = terms.filter(({ where }) => where.length === 0).flatMap(blockOf);
  if (blocks.length === 0) return placed;
  const last = placed.findLastIndex(({ level, number }) => level === 1 && number !== '');
  const after = placed.findIndex(({ level }, at) => at > last && level === 1);
  const number = String(Number.parseInt(placed[last]?.number ?? '0', 10) + 1);
  return placed.toSpliced(after < 0 ? placed.length : after, 0, { ...ADDITIONAL, number, blocks });
}

const blockOf = ({ name, value }: Placeholder): Block[] =>
  value === null
    ? []
    : [
        {
          kind: 'paragraph',
          label: null,
          indent: 0,
          align: 'left',
          runs: [{ kind: 'placeholder', name, text: value, filled: true }],
        },
      ];

function isTerm(block: Block, names: ReadonlySet<string>): boolean {
  const [run] = block.kind === 'paragraph' ? block.runs : [];
  return run?.kind === 'placeholder' && names.has(run.name);
}

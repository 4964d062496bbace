import type { Block, Run } from '@casewright/contracts';

type Paragraph = Extract<Block, { kind: 'paragraph' }>;

/**
 * Mends what choices leave behind: doubled blanks, blanks at the end of a paragraph, paragraphs without words, and
 * lists whose last but one item lost its “and” or whose earlier items kept one.
 */
export function mendBlocks(blocks: readonly Block[]): Block[] {
  const kept = blocks
    .map((block) =>
      block.kind === 'paragraph'
        ? { ...block, runs: trimmed(block.runs.map(singleBlanks)) }
        : block,
    )
    .filter((block) => block.kind !== 'paragraph' || block.runs.length > 0);
  return kept.map((block, at) => {
    if (!isItem(block)) return block;
    const next = kept[at + 1];
    const after = kept[at + 2];
    const joins = next !== undefined && isItem(next) && !(after !== undefined && isItem(after));
    return { ...block, runs: withEnding(block.runs, joins, next !== undefined && isItem(next)) };
  });
}

const isItem = (block: Block): block is Paragraph =>
  block.kind === 'paragraph' && block.indent === 1;

const singleBlanks = (run: Run): Run =>
  run.kind === 'text' ? { ...run, text: run.text.replace(/ {2,}/g, ' ') } : run;

function trimmed(runs: readonly Run[]): Run[] {
  const last = runs.at(-1);
  if (last?.kind !== 'text') return [...runs];
  const text = last.text.trimEnd();
  return text === '' ? trimmed(runs.slice(0, -1)) : [...runs.slice(0, -1), { ...last, text }];
}

/** `;` between items, `; and` or `; or` before the last, a period behind it. */
function withEnding(runs: Run[], isLastButOne: boolean, hasNext: boolean): Run[] {
  const last = runs.at(-1);
  if (last?.kind !== 'text') return runs;
  const [ending] = /;(?: and| or)?$/.exec(last.text) ?? [];
  if (ending === undefined) return runs;
  const wanted = !hasNext ? '.' : isLastButOne ? (ending === ';' ? '; and' : ending) : ';';
  const text = last.text.slice(0, -ending.length) + wanted;
  return [...runs.slice(0, -1), { ...last, text }];
}

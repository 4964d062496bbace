import type { Block } from '../document-model/blocks.js';
import type { Document } from '../document-model/document.js';
import { type LayoutContext, longDate } from './layout-context.js';

/** A document of ours about something of the user's. */
export function report(
  title: string,
  facts: string[],
  context: LayoutContext,
  blocks: Block[],
): Document {
  const { now, product, options } = context;
  return {
    title,
    facts: facts.filter((fact) => fact !== ''),
    form: 'report',
    titled: true,
    language: 'en-US',
    date: longDate(now, context),
    producer: product,
    paper: options.paper,
    lineNumbers: options.lineNumbers ?? false,
    blocks,
  };
}

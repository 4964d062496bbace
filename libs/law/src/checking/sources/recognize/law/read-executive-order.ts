import { findCitations } from '@casewright/law/citations';
import type { Reading, Recognized } from '../../recognized.js';
import { lawItem } from './law-item.js';

const ORDER =
  /^(?:exec(?:utive|\.)?\s+order|e\.\s?o\.|eo)\s+(?:no\.?\s*)?(\d{1,2},?\d{3}|\d{1,4})\b/i;
const LONGEST = 300;

/** `Executive Order 13769`, with where it was published if the text says so (Bluebook rule 14.7). */
export function readExecutiveOrder({ line }: Reading): Recognized | undefined {
  const number = line.length <= LONGEST ? ORDER.exec(line)?.[1] : undefined;
  if (!number) return undefined;
  const printed = findCitations(line).find(
    ({ kind }) => kind === 'federal-register' || kind === 'regulation',
  );
  const place = printed ? lawItem(printed).item : {};
  const page = printed?.kind === 'regulation' ? { page: printed.fields.section } : {};
  const { section: _section, ...rest } = place as Record<string, unknown>;
  return {
    kind: 'regulation',
    item: {
      ...rest,
      ...page,
      type: 'legislation',
      number: `Exec. Order No. ${number.replace(/^(\d{2}),?(\d{3})$/, '$1,$2')}`,
    },
    implied: [],
    doubts: [],
    others: 0,
  };
}

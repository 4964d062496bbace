import { readdir, readFile } from 'node:fs/promises';
import { HistoryKindSchema } from '@casewright/contracts';
import { citationKey } from '@casewright/law/citations';
import type { NewLaterEvent } from '@casewright/law/treatment';
import { z } from 'zod';

const FOLDER = new URL('../../history-table/', import.meta.url);

const TableEventSchema = z.strictObject({
  kind: HistoryKindSchema,
  scope: z.enum(['whole', 'part']),
  by: z.string().min(3),
  citation: z.string().min(3),
  year: z.number().int(),
  point: z.string().min(3),
  sources: z.array(z.string().min(3)).min(1),
});

/** A decision of the history table; `history-table/README.md` describes each field. */
export const TableDecisionSchema = z.strictObject({
  name: z.string().min(3),
  year: z.number().int(),
  citations: z.array(z.string().min(3)).min(1),
  shared: z.literal(true).optional(),
  history: z.array(TableEventSchema).min(1),
});
export type TableDecision = z.infer<typeof TableDecisionSchema>;

/** All decisions of the history table, in the order of the files' names. */
export async function readHistoryTable(): Promise<TableDecision[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, FOLDER), 'utf8')));
  return texts.flatMap((text) => z.array(TableDecisionSchema).parse(JSON.parse(text)));
}

/** One for each event, as it is stored. */
export function toNewEvents({ name, citations, shared, history }: TableDecision): NewLaterEvent[] {
  const keys = citations.map(citationKey);
  return history.map(({ kind, scope, by, citation, year, point, sources }) => ({
    name,
    keys,
    shared_page: shared ?? false,
    kind,
    scope,
    point,
    sources,
    by_name: by,
    by_citation: citation,
    by_year: year,
  }));
}

import { setTimeout as pause } from 'node:timers/promises';
import type { SearchCluster } from '../cluster/search-cluster.js';

/** A node that has too much to write says so, and is asked again after these, in milliseconds. */
const PAUSES_MS = [200, 1_000, 3_000, 10_000];
const BUSY = 429;
/** What is there is newer, or what is to be deleted is gone. */
const NEEDS_NOTHING: ReadonlySet<number> = new Set([404, 409]);

interface BulkAnswer {
  errors: boolean;
  items: Record<string, { status: number; error?: { type: string; reason: string } }>[];
}

interface Line {
  head: object;
  body: object | null;
}

/** Of a case, by its number. */
type Document = Record<string, unknown> & { id: number };

/**
 * Writes documents, and deletes others, as of a generation, or a time: of two writers the one of
 * the later wins, in whichever order they arrive.
 */
export async function writeDocuments(
  cluster: SearchCluster,
  index: string,
  generation: number,
  { documents, deleted }: { documents: readonly Document[]; deleted: readonly number[] },
): Promise<void> {
  const head = (id: number) => ({
    _id: String(id),
    version: generation,
    version_type: 'external_gte',
  });
  let left: Line[] = [
    ...documents.map((body) => ({ head: { index: head(body.id) }, body })),
    ...deleted.map((id) => ({ head: { delete: head(id) }, body: null })),
  ];
  for (const wait of [...PAUSES_MS, null]) {
    if (left.length === 0) return;
    const answer = await cluster.write<BulkAnswer>({
      method: 'POST',
      path: `/${index}/_bulk`,
      body: left.flatMap((line) => (line.body ? [line.head, line.body] : [line.head])),
    });
    left = refusedOf(answer, left);
    if (left.length > 0 && wait !== null) await pause(wait);
  }
  if (left.length > 0) throw new Error('OpenSearch has too much to write; the rest follows later.');
}

/** The lines that are to be sent again. */
function refusedOf({ errors, items }: BulkAnswer, lines: readonly Line[]): Line[] {
  if (!errors) return [];
  return lines.filter((_, i) => {
    const { status = 500, error } = Object.values(items[i] ?? {})[0] ?? {};
    if (status < 300 || NEEDS_NOTHING.has(status)) return false;
    if (status === BUSY) return true;
    throw new Error(`OpenSearch refused a document (${status} ${error?.type}): ${error?.reason}`);
  });
}

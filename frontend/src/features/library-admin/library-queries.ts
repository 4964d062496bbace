import {
  type HistoryImport,
  ImportHistorySchema,
  LAW_PIECE_BYTES,
  type LawOrder,
  type LawPlan,
  type LibraryImport,
  SENT_MARK,
} from '@casewright/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { routeQuery } from '../../shared/api/queries';

const WHILE_RUNNING_MS = 1_000;

/** Whether an import is still at work, or waits to be. */
export function isUnderWay({ state }: Pick<LibraryImport, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** Fetched again while a source is being deleted. */
export const overviewQuery = queryOptions({
  ...routeQuery('GET /library'),
  refetchInterval: ({ state }) =>
    state.data?.sources.some(({ isRemoving }) => isRemoving) ? WHILE_RUNNING_MS : false,
});

/** The imports, fetched again every second while one is running. */
export const importsQuery = queryOptions({
  ...routeQuery('GET /library/imports'),
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? WHILE_RUNNING_MS : false),
});

/** An import's problems, a page of them. */
export const problemsQuery = (id: number, page: number) =>
  routeQuery('GET /library/imports/:id', { params: { id }, query: { page } });

export function startImport(path: string): Promise<LibraryImport> {
  return call('POST /library/imports', { body: { path } });
}

/** Reporters that can be fetched, by words of their names. */
export const reportersQuery = (query: string) => ({
  ...routeQuery('GET /library/law/reporters', { query: { query } }),
  enabled: query !== '',
  retry: false,
});

export function planLaw(order: LawOrder): Promise<LawPlan> {
  return call('POST /library/law/plan', { body: order });
}

export function addLaw(order: LawOrder): Promise<LibraryImport> {
  return call('POST /library/law', { body: order });
}

/** Sends files in pieces and imports them together. @param onSent told how much, in percent */
export async function sendFiles(
  files: readonly File[],
  onSent: (percent: number) => void,
): Promise<LibraryImport> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let id: string | null = null;
  let sent = 0;
  for (const file of files) {
    for (let offset = 0; offset < file.size || offset === 0; offset += LAW_PIECE_BYTES) {
      const piece = await file.slice(offset, offset + LAW_PIECE_BYTES).arrayBuffer();
      const data = base64Of(new Uint8Array(piece));
      const answer: { id: string } = await call('POST /library/files', {
        body: { id, name: file.name, offset, data },
      });
      id = answer.id;
      sent += piece.byteLength;
      onSent(Math.floor((sent / total) * 100));
    }
  }
  return startImport(`${SENT_MARK}${id}`);
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The files of later history that were brought in. */
export const historyFilesQuery = routeQuery('GET /library/history');

export async function importHistory(file: File): Promise<HistoryImport> {
  const body = ImportHistorySchema.parse({ name: file.name, csv: await file.text() });
  return call('POST /library/history', { body });
}

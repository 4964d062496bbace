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

const WHILE_RUNNING_MS = 1_000;

/** Whether an import is still at work, or waits to be. */
export function isUnderWay({ state }: Pick<LibraryImport, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

export function overviewQuery() {
  return queryOptions({
    queryKey: ['library', 'overview'],
    queryFn: ({ signal }) => call('GET /library', { signal }),
  });
}

/** The imports, fetched again every second while one is running. */
export function importsQuery() {
  return queryOptions({
    queryKey: ['library', 'imports'],
    queryFn: ({ signal }) => call('GET /library/imports', { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? WHILE_RUNNING_MS : false),
  });
}

/** An import's problems, a page of them. */
export function problemsQuery(id: number, page: number) {
  return queryOptions({
    queryKey: ['library', 'imports', id, page],
    queryFn: ({ signal }) =>
      call('GET /library/imports/:id', { params: { id }, query: { page }, signal }),
  });
}

export function startImport(path: string): Promise<LibraryImport> {
  return call('POST /library/imports', { body: { path } });
}

/** Reporters that can be fetched, by words of their names. */
export function reportersQuery(query: string) {
  return queryOptions({
    queryKey: ['library', 'reporters', query],
    queryFn: ({ signal }) => call('GET /library/law/reporters', { query: { query }, signal }),
    enabled: query !== '',
    retry: false,
  });
}

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
export function historyFilesQuery() {
  return queryOptions({
    queryKey: ['library', 'history'],
    queryFn: ({ signal }) => call('GET /library/history', { signal }),
  });
}

export async function importHistory(file: File): Promise<HistoryImport> {
  const body = ImportHistorySchema.parse({ name: file.name, csv: await file.text() });
  return call('POST /library/history', { body });
}

export async function removeHistoryFile(id: number): Promise<void> {
  await call('DELETE /library/history/:id', { params: { id } });
}

export async function stopImport(id: number): Promise<void> {
  await call('DELETE /library/imports/:id', { params: { id } });
}

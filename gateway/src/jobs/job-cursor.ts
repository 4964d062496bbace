/** What a listener has of a job: the id of each event, so that the next connection goes on there. */
export interface JobCursor {
  attempts: number;
  revision: number;
  /** UTF-16 units of the text. */
  offset: number;
}

export const NOTHING_SEEN: JobCursor = { attempts: -1, revision: -1, offset: 0 };

const FORM = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;

export function writeCursor({ attempts, revision, offset }: JobCursor): string {
  return `${attempts}.${revision}.${offset}`;
}

/** A `Last-Event-ID`; one that is none of ours is as good as absent. */
export function readCursor(id: string | undefined): JobCursor {
  const [, attempts, revision, offset] = FORM.exec(id ?? '') ?? [];
  if (offset === undefined) return NOTHING_SEEN;
  return { attempts: Number(attempts), revision: Number(revision), offset: Number(offset) };
}

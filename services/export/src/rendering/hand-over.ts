import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { HistoryRow } from '@casewright/contracts';

/** What a thread requests while it makes a file. */
export interface Wanted {
  body: { data: null; answer: string };
  /** A page of the history; null after the last one. */
  history: { data: null; answer: HistoryRow[] | null };
  /** Answered once there is room for more. */
  keep: { data: Uint8Array; answer: undefined };
}

/** Where a file's content comes from, and where the file goes. */
export interface FileCourse<Kept> {
  /** Read when it is the file's turn, so that waiting requests take no memory. */
  body(): Promise<string>;
  history: AsyncIterable<HistoryRow[]>;
  keep(bytes: AsyncIterable<Buffer>): Promise<Kept>;
}

/** The main thread's side of one file: answers the thread's requests and takes the bytes. */
export class HandOver<Kept> {
  private readonly stop = new AbortController();
  private readonly file = new PassThrough();
  private readonly pages: AsyncIterator<HistoryRow[]>;
  private kept: Promise<Kept> | undefined;

  constructor(private readonly course: FileCourse<Kept>) {
    this.pages = course.history[Symbol.asyncIterator]();
  }

  /** Fires when the file cannot be stored, so that the thread can stop. */
  get signal(): AbortSignal {
    return this.stop.signal;
  }

  answer(question: string, data: unknown): Promise<unknown> {
    switch (question as keyof Wanted) {
      case 'body':
        return this.course.body();
      case 'history':
        return this.nextPage();
      case 'keep':
        return this.take(data as Uint8Array);
    }
  }

  /** @returns what `keep` made of all bytes */
  finish(): Promise<Kept> {
    this.file.end();
    return this.keeping();
  }

  giveUp(): void {
    this.file.destroy();
  }

  private async nextPage(): Promise<HistoryRow[] | null> {
    const { done, value } = await this.pages.next();
    return done ? null : value;
  }

  private async take(chunk: Uint8Array): Promise<void> {
    void this.keeping();
    if (!this.file.write(chunk)) await once(this.file, 'drain', { signal: this.signal });
  }

  /** Starts with the first bytes, so that nothing is stored for a refused request. */
  private keeping(): Promise<Kept> {
    if (!this.kept) {
      this.kept = this.course.keep(this.file);
      this.kept.catch((error) => this.stop.abort(error));
    }
    return this.kept;
  }
}

import { setImmediate } from 'node:timers/promises';
import {
  AppError,
  CITATIONS_READ,
  listApiKeys,
  listExports,
  listOwnIds,
  listOwnSessions,
  listSavedSearches,
  pageHistory,
  readDocument,
  readDocumentText,
  readDraft,
  readOwnCitations,
  readReview,
  roleMay,
  type User,
} from '@casewright/contracts';
import { BUS, type Bus, KeptJson } from '@casewright/messaging';
import { currentContext } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Zip, ZipDeflate } from 'fflate';
import { pagesOf, sendFile } from './send-file.js';

/** A file of the archive, in pieces. */
type Entry = [name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>];

/**
 * Streams everything of a user's as an archive, an item at a time: the gateway holds neither it nor
 * a whole document.
 */
@Injectable()
export class OwnDataFile {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  async send(user: User, response: Response): Promise<void> {
    // Before the head: after it, a failure could only cut the connection.
    const account = await this.account(user);
    const head = { type: 'application/zip', name: 'my-data.zip' };
    await sendFile(response, head, archive(this.entries(account)));
  }

  private async account(user: User): Promise<object> {
    const sessions = await this.bus.call(listOwnSessions, {});
    return { ...user, sessions, apiKeys: await this.bus.call(listApiKeys, {}) };
  }

  private async *entries(account: object): AsyncGenerator<Entry> {
    yield ['account.json', [json(account)]];
    if (!roleMay(currentContext().principal?.role, 'read')) return;
    yield ['search-history.json', list(this.history())];
    yield ['saved-searches.json', [json(await this.bus.call(listSavedSearches, {}))]];
    yield ['citations.json', list(this.citations())];
    yield ['exports.json', [json(await this.bus.call(listExports, {}))]];
    const { documents, drafts, reviews } = await this.bus.call(listOwnIds, {});
    for (const id of documents) {
      yield* this.entry(`documents/${id}/analysis.json`, this.bus.fetch(readDocument, { id }));
      yield* this.entry(`documents/${id}/text.json`, this.bus.fetch(readDocumentText, { id }));
    }
    for (const { id, versions } of drafts) {
      for (let version = 1; version <= versions; version += 1) {
        const draft = this.bus.fetch(readDraft, { id, version });
        yield* this.entry(`drafts/${id}/version-${version}.json`, draft);
      }
    }
    for (const id of reviews) {
      yield* this.entry(`reviews/${id}.json`, this.bus.fetch(readReview, { id }));
    }
  }

  /** Nothing for what has been deleted meanwhile. */
  private async *entry(name: string, asked: Promise<object>): AsyncGenerator<Entry> {
    try {
      const answer = await asked;
      // The JSON that its service wrote, unread.
      yield [name, answer instanceof KeptJson ? answer : [json(answer)]];
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    }
  }

  private async *history(): AsyncGenerator<object> {
    for (let after: string | undefined; ; ) {
      const { entries, next } = await this.bus.call(pageHistory, { after });
      yield* entries;
      if (next === null) return;
      after = next;
    }
  }

  private async *citations(): AsyncGenerator<object> {
    const next = ({ id: after }: { id: number }) => this.bus.call(readOwnCitations, { after });
    for await (const page of pagesOf(await next({ id: 0 }), CITATIONS_READ, next)) yield* page;
  }
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** A JSON array, an item at a time. */
async function* list(items: AsyncIterable<object>): AsyncGenerator<Buffer> {
  let before = '[';
  for await (const item of items) {
    yield Buffer.from(`${before}\n${JSON.stringify(item)}`);
    before = ',';
  }
  yield Buffer.from(before === '[' ? '[]' : '\n]');
}

/** The bytes of a ZIP archive. Packing takes turns with other requests. */
async function* archive(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for await (const [name, content] of entries) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* made.splice(0);
      await setImmediate();
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

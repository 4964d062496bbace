import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LEADS_READ, type Lead, neutralCell, readLeads } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { contentDisposition } from './content-disposition.js';

const COLUMNS = ['Date', 'Name', 'Email', 'Company', 'Source', 'Notes'];

/** Streams the leads as a file, a few per message. */
@Injectable()
export class LeadsFile {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** @throws AppError FORBIDDEN before anything is sent */
  async send(response: Response): Promise<void> {
    const first = await this.bus.call(readLeads, { after: 0 });
    response.status(200).set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition('leads.csv'),
    });
    const options = { bom: true, header: true, columns: COLUMNS, record_delimiter: '\r\n' };
    try {
      await pipeline(Readable.from(this.rows(first)), stringify(options), response);
    } catch (error) {
      // A client that disconnects is not an error.
      if (!response.destroyed) throw error;
    }
  }

  private async *rows(first: Lead[]): AsyncGenerator<string[]> {
    let leads = first;
    for (;;) {
      yield* leads.map(rowOf);
      const last = leads.at(-1);
      if (!last || leads.length < LEADS_READ) return;
      leads = await this.bus.call(readLeads, { after: last.id });
    }
  }
}

/** Visitors wrote these cells: none may be a formula. */
function rowOf({ createdAt, name, email, company, source, notes }: Lead): string[] {
  return [createdAt, name, email, company, source, notes].map((cell) => neutralCell(cell ?? ''));
}

import { Readable } from 'node:stream';
import { LEADS_READ, type Lead, neutralCell, readLeads } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { sendFile } from './send-file.js';

const COLUMNS = ['Date', 'Name', 'Email', 'Company', 'Source', 'Notes'];

/** Streams the leads as a file, a few per message. */
@Injectable()
export class LeadsFile {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** @throws AppError FORBIDDEN before anything is sent */
  async send(response: Response): Promise<void> {
    const first = await this.bus.call(readLeads, { after: 0 });
    const head = { type: 'text/csv; charset=utf-8', name: 'leads.csv' };
    const options = { bom: true, header: true, columns: COLUMNS, record_delimiter: '\r\n' };
    await sendFile(response, head, Readable.from(this.rows(first)), [stringify(options)]);
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

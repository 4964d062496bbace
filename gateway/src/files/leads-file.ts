import { LEADS_READ, type Lead, readLeads } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { type CsvCell, writeCsv } from '@casewright/platform/csv';
import { Inject, Injectable } from '@nestjs/common';
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
    await sendFile(response, head, writeCsv({ columns: COLUMNS, rows: this.rows(first) }));
  }

  private async *rows(first: Lead[]): AsyncGenerator<CsvCell[]> {
    let leads = first;
    for (;;) {
      yield* leads.map(rowOf);
      const last = leads.at(-1);
      if (!last || leads.length < LEADS_READ) return;
      leads = await this.bus.call(readLeads, { after: last.id });
    }
  }
}

function rowOf({ createdAt, name, email, company, source, notes }: Lead): CsvCell[] {
  return [createdAt, name, email, company, source, notes];
}

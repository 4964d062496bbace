import {
  type Account,
  type AccountsFilter,
  AUDIT_READ_ENTRIES,
  type AuditEntry,
  LEADS_READ,
  type Lead,
  listAccounts,
  readAudit,
  readLeads,
  USERS_OF_A_PAGE,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { type CsvCell, writeCsv } from '@casewright/platform/csv';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { pagesOf, sendFile } from './send-file.js';

const LINE_END = '\r\n';
const AUDIT_COLUMNS =
  'number,id,at,actor,action,subject_kind,subject_id,outcome,correlation_id,previous_hash,hash';

/** What each column has of an item. */
type Columns<T> = { readonly [title: string]: keyof T };

const LEAD_COLUMNS: Columns<Lead> = {
  Date: 'createdAt',
  Name: 'name',
  Email: 'email',
  Company: 'company',
  Source: 'source',
  Notes: 'notes',
};

const USER_COLUMNS: Columns<Account> = {
  Name: 'name',
  Email: 'email',
  Firm: 'company',
  Role: 'role',
  Status: 'state',
  'Last login': 'lastLoginAt',
  'Signed up': 'createdAt',
};

/**
 * Streams lists of the administration as files, a page per message, so the gateway never holds all of
 * one.
 */
@Injectable()
export class ListFiles {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** @throws AppError FORBIDDEN before anything is sent, as all that follow */
  async sendAudit(response: Response): Promise<void> {
    const next = ({ number: after }: { number: number }) => this.bus.call(readAudit, { after });
    const entries = pagesOf(await next({ number: 0 }), AUDIT_READ_ENTRIES, next);
    await sendCsv(response, 'audit-log.csv', auditLines(entries));
  }

  async sendLeads(response: Response): Promise<void> {
    const next = ({ id: after }: { id: number }) => this.bus.call(readLeads, { after });
    const leads = pagesOf(await next({ id: 0 }), LEADS_READ, next);
    await sendCsv(response, 'leads.csv', tableOf(LEAD_COLUMNS, leads));
  }

  async sendAccounts(filter: AccountsFilter, response: Response): Promise<void> {
    let page = 0;
    const next = async () => {
      page += 1;
      return (await this.bus.call(listAccounts, { ...filter, page })).accounts;
    };
    const accounts = pagesOf(await next(), USERS_OF_A_PAGE, next);
    await sendCsv(response, 'users.csv', tableOf(USER_COLUMNS, accounts));
  }
}

function sendCsv(response: Response, name: string, lines: AsyncIterable<string | Buffer>) {
  return sendFile(response, { type: 'text/csv; charset=utf-8', name }, lines);
}

function tableOf<T>(columns: Columns<T>, pages: AsyncIterable<T[]>): AsyncIterable<Buffer> {
  async function* rows(): AsyncGenerator<CsvCell[]> {
    for await (const page of pages) {
      yield* page.map((item) => Object.values(columns).map((key) => item[key] as CsvCell));
    }
  }
  return writeCsv({ columns: Object.keys(columns), rows: rows() });
}

async function* auditLines(pages: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  yield AUDIT_COLUMNS + LINE_END;
  for await (const page of pages) yield page.map(auditLine).join('');
}

/** Ids, dates, and hashes contain nothing that CSV has to quote. */
function auditLine({ number, id, at, actor, action, subject, ...rest }: AuditEntry): string {
  const { outcome, correlationId, previousHash, hash } = rest;
  const act = [number, id, at, actor, action, subject?.kind, subject?.id];
  return [...act, outcome, correlationId, previousHash, hash].join(',') + LINE_END;
}

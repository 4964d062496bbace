import {
  type AuditFault,
  type ChainEnd,
  entriesAfter,
  faultOf,
  GENESIS,
} from '@casewright/audit-log';
import {
  AUDIT_READ_ENTRIES,
  type AuditCheck,
  type AuditEntry,
  type AuditPage,
  type AuditPerson,
  type AuditQuery,
  type AuditView,
  LARGEST_INTEGER,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { UserEntity } from '../database/entities/user.entity.js';
import { AuditRepository } from './audit.repository.js';

/** After this time, a check reports how far it got, and the client asks for the rest. */
const CHECK_MS = 4_000;

@Injectable()
export class AuditReadingService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly db: EntityManager,
  ) {}

  async page(query: AuditQuery): Promise<AuditPage> {
    // Fetch one more than requested to see whether there is a next page.
    const found = await this.entries.page({ ...query, limit: query.limit + 1 });
    const entries = found.slice(0, query.limit);
    const people = await this.peopleOf(entries, query.person);
    return {
      entries: entries.map((entry) => toView(entry, people)),
      next: found.length > entries.length ? (entries.at(-1)?.number ?? null) : null,
      person: query.person === undefined ? null : personOf(query.person, people),
    };
  }

  following(after: number): Promise<AuditEntry[]> {
    return this.entries.following(after, AUDIT_READ_ENTRIES);
  }

  /** Verifies the chain after an entry already verified; 0 starts at the beginning. */
  async check(after: number): Promise<AuditCheck> {
    // If that entry is gone, nothing vouches for those before it: verify them again.
    let end = (await this.entries.endAt(after)) ?? { number: 0, hash: GENESIS };
    const stopAt = Date.now() + CHECK_MS;
    for await (const entry of entriesAfter(this.entries, end.number)) {
      const fault = faultOf(entry, end);
      if (fault) return broken(end, fault);
      end = entry;
      if (Date.now() >= stopAt) return held(end, false);
    }
    return end.number < after ? broken(end, 'missing') : held(end, true);
  }

  private async peopleOf(
    entries: readonly AuditEntry[],
    asked: number | undefined,
  ): Promise<Map<number, AuditPerson>> {
    const ids = new Set(entries.flatMap((entry) => [entry.actor ?? 0, accountOf(entry) ?? 0]));
    ids.add(asked ?? 0).delete(0);
    if (ids.size === 0) return new Map();
    const users = await this.db.findBy(UserEntity, { id: In([...ids]) });
    return new Map(users.map(({ id, name, email }) => [id, { id, name, email }]));
  }
}

function held({ number, hash }: ChainEnd, complete: boolean): AuditCheck {
  return { holds: number, fault: null, complete, hash: number === 0 ? null : hash };
}

function broken(end: ChainEnd, reason: AuditFault): AuditCheck {
  const hash = end.number === 0 ? null : end.hash;
  return { holds: end.number, fault: { number: end.number + 1, reason }, complete: true, hash };
}

function toView(entry: AuditEntry, people: Map<number, AuditPerson>): AuditView {
  const { subject, actor } = entry;
  const name = people.get(accountOf(entry) ?? 0)?.name ?? null;
  return {
    ...entry,
    actor: actor === null ? null : personOf(actor, people),
    subject: subject && { ...subject, name },
  };
}

/** The account that an entry is about: what was asked for in vain may be a number of no account. */
function accountOf({ subject }: AuditEntry): number | null {
  const id = subject?.kind === 'user' ? Number(subject.id) : 0;
  return Number.isInteger(id) && id > 0 && id <= LARGEST_INTEGER ? id : null;
}

function personOf(id: number, people: Map<number, AuditPerson>): AuditPerson {
  return people.get(id) ?? { id, name: null, email: null };
}

import type { Bearers } from '@casewright/contracts';
import { areSameInFull, compareCaseNames } from '@casewright/law/citations';
import {
  decisionsOf,
  isCommonName,
  isCommonSurname,
  type Named,
  plainly,
  tellingWord,
} from '@casewright/law/treatment';
import { Injectable } from '@nestjs/common';
import { LaterHistoryService } from './later-history.service.js';
import { type BearerRow, NamedDecisionsRepository } from './named-decisions.repository.js';

export interface AskedName {
  name: string;
  /** Behind the name. */
  year?: number | undefined;
}

/** A decision that has a name. */
interface Bearer {
  names: readonly string[];
  caseId?: number;
  key?: string;
}

const NONE: Bearers = { found: 'none', case: null, history: null };
const SEVERAL: Bearers = { found: 'several', case: null, history: null };

/** Which decisions have a name that stands without a citation, in the library or in its table. */
@Injectable()
export class BearersService {
  constructor(
    private readonly repository: NamedDecisionsRepository,
    private readonly later: LaterHistoryService,
  ) {}

  /** Answers in the order of the question. */
  async lookUp(asked: readonly AskedName[]): Promise<Bearers[]> {
    const words = [...new Set(asked.flatMap(({ name }) => tellingWord(name) ?? []))];
    if (words.length === 0) return asked.map(() => NONE);
    const [rows, table] = await Promise.all([
      this.repository.withWords(words),
      this.repository.inTable(),
    ]);
    const decisions = decisionsOf(table);
    const bearers = asked.map((each) => bearersOf(each, rows, decisions));
    const alone = bearers.flatMap((each) => (each.length === 1 ? each : []));
    const [histories, cases] = await Promise.all([
      this.later.of(alone.map(({ caseId, key, names: [name] }) => ({ caseId, key, name }))),
      this.repository.caseRefs(alone.flatMap(({ caseId }) => caseId ?? [])),
    ]);
    const told = new Map(alone.map((each, at) => [each, histories[at]!]));
    return bearers.map(([one, other], at): Bearers => {
      if (!one) return NONE;
      if (other || isOfMany(asked[at]!.name)) return SEVERAL;
      const history = told.get(one) ?? null;
      return { found: 'one', case: cases.get(one.caseId ?? 0) ?? null, history };
    });
  }
}

/** Of those that have the name, the ones that say no more than it does, where there are any. */
function bearersOf(
  { name, year }: AskedName,
  rows: readonly BearerRow[],
  decisions: readonly Named[],
): Bearer[] {
  const word = tellingWord(name);
  if (!word) return [];
  const isAlike = (other: string): boolean =>
    plainly(other).includes(word) && compareCaseNames(name, other).verdict === 'same';
  const alike = rows.filter((row) => isAlike(row.name));
  const found = alike.filter((row) => !year || (row.year ?? year) === year);
  const keys = new Set(alike.flatMap((row) => row.keys));
  const ofLibrary = [...new Set(found.map(({ id }) => id))].map(
    (id): Bearer => ({
      names: found.filter((row) => row.id === id).map((row) => row.name),
      caseId: id,
    }),
  );
  const ofTable = decisions.flatMap((each): Bearer[] => {
    const own = each.names.filter(isAlike);
    const isNew = own.length > 0 && ![...each.keys].some((key) => keys.has(key));
    return isNew ? [{ names: own, key: [...each.keys][0]! }] : [];
  });
  const all = [...ofLibrary, ...ofTable];
  const exact = all.filter(({ names }) => names.some((each) => areSameInFull(name, each)));
  return exact.length > 0 ? exact : all;
}

const isOfMany = (name: string): boolean =>
  name.includes(' v. ') ? isCommonName(name) : isCommonSurname(name);

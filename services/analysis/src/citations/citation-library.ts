import {
  type Bearers,
  type CitationLookup,
  type CitedProposition,
  type FoundSupport,
  LONGEST_QUOTATION,
  LOOKUP_BATCH,
  type LocatedQuotation,
  type LookupKey,
  locateQuotations,
  locateSupport,
  lookUpBearers,
  lookUpCitations,
  lookUpNames,
  type NamedDecision,
  QUOTATION_BATCH_CHARS,
  SUPPORT_BATCH,
} from '@casewright/contracts';
import type { AttributedQuotation, Authorities } from '@casewright/law/checking';
import type { Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import { PatientCalls } from '../jobs/patient-calls.js';

/** Messages under way at a time: the library serves others too. */
const AT_ONCE = 3;

/** The case-law library, as far as citations need it; as few messages as their limit allows. */
@Injectable()
export class CitationLibrary implements Authorities {
  constructor(@Inject(PatientCalls) private readonly bus: Pick<Bus, 'call'>) {}

  async lookUp(keys: readonly LookupKey[]): Promise<CitationLookup[]> {
    const answers = await inBatches(
      batchesOf(keys, () => 0),
      (batch) => this.bus.call(lookUpCitations, { keys: batch }),
    );
    return answers.flat();
  }

  async named(names: readonly string[]): Promise<(NamedDecision | null)[]> {
    const answers = await inBatches(
      batchesOf(names, () => 0),
      (batch) => this.bus.call(lookUpNames, { names: batch }),
    );
    return answers.flat();
  }

  async bearers(names: readonly { name: string; year?: number }[]): Promise<Bearers[]> {
    const answers = await inBatches(
      batchesOf(names, () => 0),
      (batch) => this.bus.call(lookUpBearers, { names: batch }),
    );
    return answers.flat();
  }

  async locate(quotations: readonly AttributedQuotation[]): Promise<LocatedQuotation[]> {
    const short = quotations.map(({ caseId, quotation }) => ({
      caseId,
      quotation: quotation.slice(0, LONGEST_QUOTATION),
    }));
    const answers = await inBatches(
      batchesOf(short, ({ quotation }) => quotation.length),
      (batch) => this.bus.call(locateQuotations, { quotations: batch }),
    );
    return answers.flat();
  }

  async support(claims: readonly CitedProposition[]): Promise<(FoundSupport | null)[]> {
    const answers = await inBatches(
      batchesOf(claims, () => 0, SUPPORT_BATCH),
      (batch) => this.bus.call(locateSupport, { claims: batch }),
    );
    return answers.flat();
  }
}

function batchesOf<T>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  most = LOOKUP_BATCH,
): T[][] {
  const batches: T[][] = [];
  let size = 0;
  for (const item of items) {
    const last = batches.at(-1);
    const fits = last && last.length < most && size + sizeOf(item) <= QUOTATION_BATCH_CHARS;
    if (fits) last.push(item);
    else batches.push([item]);
    size = (fits ? size : 0) + sizeOf(item);
  }
  return batches;
}

async function inBatches<T, R>(batches: T[], ask: (batch: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < batches.length; at += AT_ONCE) {
    answers.push(...(await Promise.all(batches.slice(at, at + AT_ONCE).map(ask))));
  }
  return answers;
}

import type { LawOrder } from '@casewright/contracts';
import { courtOf, decisionDate, type SourceCase } from '@casewright/law/records';
import { Injectable } from '@nestjs/common';
import { sizesOf } from '../fetching/file-sizes.js';
import { type LawFile, LawFiles } from '../fetching/law-files.js';
import { labelOf } from '../fetching/law-order.js';
import { capFormat, capMetadataFormat } from '../formats/cap/cap-case.js';
import { ImportError } from '../source/import-error.js';
import type { BulkFile, ImportPlan, RecordFile } from './import-plan.js';
import { PublishedFile } from './published-file.js';

const LIST = { kind: 'json', format: capMetadataFormat.name } as const;

/** Plans an import of files that are still at their publisher’s: each is fetched when its turn comes. */
@Injectable()
export class LawPlanner {
  constructor(private readonly files: LawFiles) {}

  /** @throws ImportError when there is nothing to fetch */
  async plan(order: LawOrder, signal: AbortSignal): Promise<ImportPlan> {
    const files = await this.files.of(order, signal);
    const label = labelOf(order);
    if (files.length === 0) throw new ImportError(`There is no volume of ${label}.`);
    const sizes = await sizesOf(files, signal);
    const inputs = files.map((file, at) => toInput(file, sizes?.[at] ?? 0));
    const rest = { label, skipped: [], keeps: keeps(order), isFetched: true };
    if (order.source === 'cap') {
      const format = order.texts ? ({ kind: 'zip' } as const) : LIST;
      const records = inputs.map((input): RecordFile => ({ ...input, format }));
      const name = order.texts ? capFormat.name : capMetadataFormat.name;
      return { ...rest, format: name, bulk: [], records, isBulkWithoutTexts: false };
    }
    const bulk = inputs.map((input, at): BulkFile => ({ ...input, table: files[at]!.table! }));
    const name = `courtlistener-${order.texts ? 'bulk' : 'metadata'}`;
    return { ...rest, format: name, bulk, records: [], isBulkWithoutTexts: !order.texts };
  }
}

function toInput(file: LawFile, bytes: number) {
  const published = new PublishedFile(file);
  return {
    path: published.path,
    label: file.path,
    named: true,
    bytes,
    fingerprint: file.address,
    published,
  };
}

/** Of what the files have, the courts and years that were asked for. */
function keeps({ courts, years }: LawOrder): ((item: SourceCase) => boolean) | undefined {
  if (courts.length === 0 && !years) return undefined;
  const wanted = new Set(courts);
  return (item) => {
    if (wanted.size > 0 && !wanted.has(courtOf(item.court, item.citations).id)) return false;
    const { year } = decisionDate(item.decided, item.year);
    return !years || year === null || (years[0] <= year && year <= years[1]);
  };
}

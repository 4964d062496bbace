import { parseArgs } from 'node:util';
import { type LawOrder, LawOrderSchema } from '@casewright/contracts';
import { CapLists } from '../import/fetching/cap-lists.js';
import { sizesOf } from '../import/fetching/file-sizes.js';
import { LawFiles } from '../import/fetching/law-files.js';
import { labelOf, toLawPath } from '../import/fetching/law-order.js';
import { broughtDir } from '../import/fetching/law-places.js';
import { secondsFor } from '../import/fetching/time-needed.js';
import { explainFailure } from '../import/source/import-error.js';
import type { CommandOptions } from './command.js';
import { runImportCommand } from './run-import-command.js';

const USAGE = `Usage: npm run add-law -- REPORTER… [--volumes=1-5] [--years=1990-1999] [--courts=scotus,ca9] [--metadata] [--list]
       npm run add-law -- --courtlistener=2026-07-31 [--years=…] [--courts=…] [--metadata] [--list]

Fetches case law and imports it: volumes from the Caselaw Access Project, whose reporters are us, f3d, f-supp-2d and so on, or CourtListener's bulk data of a date. --metadata fetches names, citations, courts, and years alone, for the check of citations. --list prints the files to bring to a machine without a network, and where to put them. Running it again goes on where it stopped.`;

const OPTIONS = {
  volumes: { type: 'string' },
  years: { type: 'string' },
  courts: { type: 'string' },
  courtlistener: { type: 'string' },
  metadata: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** `npm run add-law`: returns the process's exit code. */
export async function runAddLawCommand(options: CommandOptions): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: options.args,
      options: OPTIONS,
      allowPositionals: true,
    });
    if (values.help || options.args.length === 0) return usage(values.help ? 0 : 1);
    const order = LawOrderSchema.safeParse({
      source: values.courtlistener ? 'courtlistener' : 'cap',
      texts: !values.metadata,
      reporters: positionals,
      volumes: rangeOf(values.volumes),
      years: rangeOf(values.years),
      courts: values.courts?.split(','),
      date: values.courtlistener,
    });
    if (!order.success) {
      console.error(`${order.error.issues.map(({ message }) => message).join('. ')}.\n`);
      return usage(1);
    }
    await tell(order.data, values.list);
    if (values.list) return 0;
    return await runImportCommand({ ...options, args: [toLawPath(order.data)] });
  } catch (error) {
    console.error(explainFailure(error));
    return 1;
  }
}

function usage(code: number): number {
  console.log(USAGE);
  return code;
}

function rangeOf(text: string | undefined): number[] | null {
  if (text === undefined) return null;
  const [from, to = from] = text.split('-').map(Number);
  return [from!, to!];
}

async function tell(order: LawOrder, all: boolean): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  const files = await new LawFiles(new CapLists()).of(order, signal);
  const sizes = await sizesOf(files, signal);
  const bytes = sizes?.reduce((sum, size) => sum + size, 0);
  const cost =
    bytes === undefined
      ? ''
      : `, about ${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB and ${Math.ceil(secondsFor(bytes, order) / 60).toLocaleString('en-US')} minutes`;
  console.log(`${labelOf(order)}: ${files.length.toLocaleString('en-US')} files${cost}.`);
  if (!all) return;
  console.log(
    `Bring each to its place below ${broughtDir()}, then run the command without --list:`,
  );
  for (const { address, path } of files) console.log(`${address}  ${path}`);
}

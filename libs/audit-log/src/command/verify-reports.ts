import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  type AuditEntry,
  REPORT_FAULTS,
  reportTextOf,
  verifyReportFile,
} from '@casewright/contracts';
import { OperatorError } from '@casewright/platform';
import { faultOf, GENESIS, sha256 } from '../chain.js';
import { entriesAfter } from '../entries-after.js';
import type { AuditCommandSetting } from './setting.js';

/** Compares signed reports with the log, all of whose entries must follow from one another. */
export async function verifyReports(
  setting: AuditCommandSetting,
  files: readonly string[],
): Promise<boolean> {
  if (files.length === 0) throw new OperatorError('Say which file: report FILE');
  const { signings, isSound } = await walk(setting);
  let isWell = true;
  for (const file of files) {
    const { faults, signature, entry } = await verifyReportFile(
      await textOf(resolve(setting.folder, file)),
      sha256,
      async (digest) => ({ entry: signings.get(digest) ?? null, isSound }),
    );
    for (const fault of faults) setting.print(`${file}: ${REPORT_FAULTS[fault]}`);
    if (faults.length > 0) isWell = false;
    else
      setting.print(
        `${file}: unchanged since ${signature?.name} signed it at ${signature?.at} (entry ${entry}).`,
      );
  }
  return isWell;
}

async function walk(setting: AuditCommandSetting) {
  const signings = new Map<string, AuditEntry>();
  let end = { number: 0, hash: GENESIS };
  let isSound = true;
  for await (const entry of entriesAfter(await setting.openLog(), 0)) {
    isSound &&= faultOf(entry, end) === null;
    end = entry;
    const { action, subject } = entry;
    if (action === 'sign_report' && subject?.id && !signings.has(subject.id))
      signings.set(subject.id, entry);
  }
  return { signings, isSound };
}

/** A file that is no text is no report. */
async function textOf(path: string): Promise<string> {
  try {
    return reportTextOf(await readFile(path)) ?? '';
  } catch (error) {
    throw new OperatorError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** LibreOffice takes seconds to start, and less than one for a file. */
const PATIENCE_MS = 150_000;

export const hasOffice = (): boolean => spawnSync('soffice', ['--version']).status === 0;

/** A Word file as LibreOffice has it once it is open. */
export interface OpenedFile {
  /** Its own format, as one XML document. */
  xml: string;
  /** What it prints, numbers of lists and headings included. */
  text: string;
}

/**
 * Opens Word files in a LibreOffice of their own.
 * @param files by name, without an ending
 * @throws where it cannot open one
 */
export async function openInOffice(
  files: Readonly<Record<string, Uint8Array>>,
): Promise<Record<string, OpenedFile>> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-office-'));
  try {
    const paths = Object.entries(files).map(([name, bytes]) => {
      const path = join(folder, `${name}.docx`);
      writeFileSync(path, bytes);
      return path;
    });
    for (const format of ['fodt', 'txt:Text (encoded):UTF8']) await convert(folder, format, paths);
    return Object.fromEntries(
      paths.map((path) => {
        const read = (ending: string): string =>
          readFileSync(path.replace(/docx$/, ending), 'utf8').replace(/^\uFEFF/, '');
        return [basename(path, '.docx'), { xml: read('fodt'), text: read('txt') }];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function convert(folder: string, format: string, paths: readonly string[]): Promise<void> {
  const settings = pathToFileURL(join(folder, 'settings')).href;
  await promisify(execFile)(
    'soffice',
    [
      `-env:UserInstallation=${settings}`,
      '--headless',
      '--convert-to',
      format,
      '--outdir',
      folder,
      ...paths,
    ],
    { timeout: PATIENCE_MS },
  );
}

import { problem, type SourceItem } from '@casewright/law/records';
import { openZip, type ZipArchive } from '../../files/read-zip.js';
import { UnreadableRecord } from '../../source/corpus-format.js';
import { ImportError } from '../../source/import-error.js';
import { capCase, isCapCase } from './cap-case.js';

/** `json/0001-01.json`, at whatever depth; the older volumes say `cases/`. */
const MEMBER = /^(.*\/)?(?:json|cases)\/([^/]+)\.json$/;

/** Whether a zip file contains cases. @throws ImportError when it is truncated or damaged. */
export async function isVolume(path: string): Promise<boolean> {
  const zip = await openZip(path);
  zip.close();
  return zip.names.some((name) => MEMBER.test(name));
}

/** A volume of the Caselaw Access Project as one zip file: `json/` and `html/`, page by page. */
export async function* readVolume(
  path: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<SourceItem> {
  const zip = await openZip(path);
  try {
    const members = zip.names.filter((name) => MEMBER.test(name)).sort();
    if (members.length === 0) {
      throw new ImportError(
        `${path} is a zip file without cases. Give a volume of the Caselaw Access Project, or unpack the file and give the folder.`,
      );
    }
    for (const name of members) {
      onRead(zip.sizeOf(name));
      yield await readMember(zip, name);
    }
  } finally {
    zip.close();
  }
}

async function readMember(zip: ZipArchive, name: string): Promise<SourceItem> {
  const text = (await zip.read(name)) ?? '';
  const html = await zip.read(name.replace(MEMBER, '$1html/$2.html'));
  try {
    const value: unknown = JSON.parse(text);
    if (!isCapCase(value)) throw new UnreadableRecord('The file is not a case from the project.');
    return { kind: 'case', case: capCase(value, html ?? null), place: name };
  } catch (error) {
    if (error instanceof UnreadableRecord) return problem(name, error.message, text);
    if (!(error instanceof SyntaxError)) throw error;
    return problem(name, `The file is not valid JSON: ${error.message}.`, text);
  }
}

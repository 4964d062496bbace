import { zipSync } from 'fflate';
import type { OfficePackage } from '../open-package.js';

/** The first moment that the format knows: nothing of when it was made. */
const NO_DATE = new Date(1980, 0, 1);

/** A copy of a package, its parts in their order, but for those that are replaced, and new ones. */
export async function copyPackage(
  parts: OfficePackage,
  replaced: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const copied: Record<string, Uint8Array> = {};
  for (const { fileName } of parts.all)
    copied[fileName] = replaced.get(fileName) ?? (await parts.whole(fileName))!;
  return Buffer.from(zipSync({ ...copied, ...Object.fromEntries(replaced) }, { mtime: NO_DATE }));
}

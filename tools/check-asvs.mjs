/**
 * Fails when docs/security-asvs.md lacks an item of ASVS 5.0, levels 1 and 2, or has one twice, when
 * a row that is met or partly met shows nothing that exists, and when the totals are not those of
 * the rows.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfTable } from './asvs/faults.mjs';
import { ROOT } from './prepare.mjs';

const table = readFileSync(join(ROOT, 'docs/security-asvs.md'), 'utf8');
const settings = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const { items, faults } = faultsOfTable(table, {
  isFile: (path) => existsSync(join(ROOT, path)),
  isSetting: (name) => settings.includes(`\`${name}\``),
});
console.log(`docs/security-asvs.md has ${items} items.`);
if (faults.length > 0) {
  console.error(faults.map((each) => `  ${each}`).join('\n'));
  process.exit(1);
}

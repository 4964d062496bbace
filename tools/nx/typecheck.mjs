/**
 * Checks the types of one package, specs included: `node tools/nx/typecheck.mjs libs/law`. What is
 * built leaves the specs out, so the settings are those of the whole, narrowed to the package.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../prepare.mjs';

const root = process.argv[2];
const own = join(ROOT, root, 'tsconfig.json');
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    '-p',
    checksSpecs(own) ? own : narrowed(),
    '--noEmit',
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);

function checksSpecs(config) {
  return existsSync(config) && JSON.parse(readFileSync(config, 'utf8')).compilerOptions.noEmit;
}

function narrowed() {
  const file = join(ROOT, 'node_modules/.cache/casewright/types', root, 'tsconfig.json');
  mkdirSync(dirname(file), { recursive: true });
  const include = [join(ROOT, root, 'src')];
  writeFileSync(file, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include }));
  return file;
}

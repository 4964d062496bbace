/**
 * A node of OpenSearch from Maven Central's jars. Run as a program, it makes it ready and prints the
 * folder that has it: `lib` with the jars, `classes` and `node.jar` with the program that starts it,
 * and `loaded.jsa` with what it loads, from which Java starts in half the time. It has no dependencies,
 * because it runs alongside the installation of packages.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = import.meta.dirname;
const FILES = ['pom.xml', 'StartNode.java'];

/** What is missing on this machine, in words; undefined when nothing is. */
export function missing() {
  if (spawnSync('javac', ['-version']).status !== 0) return 'a JDK';
  if (spawnSync('mvn', ['--version']).status !== 0) return 'Maven';
  return undefined;
}

/** The folder; it is made where its sources have changed. */
export function buildNode() {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(join(SOURCES, file)));
  const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const parent = join(caches, 'casewright/opensearch');
  const folder = join(parent, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return archived(folder);
  mkdirSync(parent, { recursive: true });
  const making = mkdtempSync(join(parent, 'new-'));
  for (const file of FILES) cpSync(join(SOURCES, file), join(making, file));
  const lib = join(making, 'lib');
  run('mvn', [
    '-q',
    '-B',
    '-f',
    join(making, 'pom.xml'),
    'dependency:copy-dependencies',
    `-DoutputDirectory=${lib}`,
  ]);
  for (const archive of readdirSync(lib).filter((name) => name.endsWith('.zip'))) {
    run('jar', ['xf', archive], lib);
  }
  run('javac', ['-cp', `${lib}/*`, '-d', join(making, 'classes'), join(making, 'StartNode.java')]);
  run('jar', ['cf', join(making, 'node.jar'), '-C', join(making, 'classes'), '.']);
  // At once, so that nobody finds half of it; whoever else made it was as good.
  if (!existsSync(folder)) renameSync(making, folder);
  return archived(folder);
}

/** Made where the jars stay: Java uses it for these paths alone. */
function archived(folder) {
  const archive = join(folder, 'loaded.jsa');
  if (existsSync(archive)) return folder;
  const home = mkdtempSync(join(tmpdir(), 'casewright-opensearch-'));
  const made = join(home, 'loaded.jsa');
  run('java', [
    `-XX:ArchiveClassesAtExit=${made}`,
    '-XX:+UseSerialGC',
    '-Xmx384m',
    '-cp',
    `${folder}/node.jar:${folder}/lib/*`,
    'StartNode',
    'once',
    `path.home=${home}`,
    'http.port=0',
    'transport.port=0',
    'discovery.type=single-node',
  ]);
  cpSync(made, `${archive}.${process.pid}`);
  renameSync(`${archive}.${process.pid}`, archive);
  rmSync(home, { recursive: true, force: true });
  return folder;
}

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stdout}${stderr}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(buildNode());

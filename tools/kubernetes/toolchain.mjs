/**
 * An API server and kubectl, built from Go modules that `apiserver/go.sum` pins, and the CRDs. Run
 * as a program, it has them ready for whoever needs them later. It has no dependencies, because it
 * runs alongside the installation of packages.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../prepare.mjs';

const MODULE = join(ROOT, 'tools/kubernetes/apiserver');
/** Without optimizing, which takes most of the time and nobody waits for what they do. */
const FLAGS = ['-buildvcs=false', '-gcflags=all=-N -l -dwarf=false', '-ldflags=-s -w'];
const PROGRAMS = { 'kube-apiserver': '.', kubectl: 'k8s.io/kubernetes/cmd/kubectl' };
/** Where the kinds are defined that the manifests have besides those of Kubernetes itself. */
const DEFINITIONS = [
  {
    module: 'github.com/kedacore/keda/v2@v2.18.1',
    sum: 'h1:h6bRt/IOxxtZpJlHSqhdH/lcInH7Z9obxg/JvWOmGAw=',
    folder: 'config/crd/bases',
  },
  {
    module: 'github.com/cloudnative-pg/cloudnative-pg@v1.27.1',
    sum: 'h1:w+bbtXyEPoaa7sZGXxbb8qJ+/bUGWQ3M48kbNUEpKlk=',
    folder: 'config/crd/bases',
  },
  {
    module: 'github.com/rabbitmq/cluster-operator/v2@v2.16.0',
    sum: 'h1:oYJm+1tXIatGHtiUWyN9hGdO+0eWsXA/j1b81wh0IqI=',
    folder: 'config/crd/bases',
  },
  {
    module: 'github.com/prometheus-operator/prometheus-operator@v0.85.0',
    sum: 'h1:M5xLCLEoaW2IJfnuCwFzzpL+jSVQu3KGT84Pye+fW8s=',
    folder: 'example/prometheus-operator-crd',
    only: /podmonitors/,
  },
  {
    module: 'sigs.k8s.io/gateway-api@v1.4.0',
    sum: 'h1:ZwlNM6zOHq0h3WUX2gfByPs2yAEsy/EenYJB78jpQfQ=',
    folder: 'config/crd/standard',
    only: /httproutes/,
  },
];
const MAX_OUTPUT = 64 * 1024 * 1024;

/** What is missing on this machine, in words; undefined when nothing is. */
export function missing() {
  if (run('go', ['version'], ROOT).status !== 0) return 'Go';
  if (run('etcd', ['--version'], ROOT).status !== 0) return 'etcd';
  return undefined;
}

/** The folder of the programs; they are built where their sources have changed. */
export function buildPrograms() {
  const hash = createHash('sha256').update(FLAGS.join());
  for (const file of ['main.go', 'go.mod', 'go.sum']) hash.update(readFileSync(join(MODULE, file)));
  const version = hash.digest('hex').slice(0, 16);
  // Not below node_modules, which is removed when packages are installed.
  const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(caches, 'casewright/kubernetes', version);
  for (const [name, program] of Object.entries(PROGRAMS)) {
    const path = join(folder, name);
    if (existsSync(path)) continue;
    console.log(`Building ${name}; the first time it takes minutes.`);
    go(['build', ...FLAGS, '-o', `${path}.new`, program]);
    // At once, so that nobody finds half of it.
    renameSync(`${path}.new`, path);
  }
  return folder;
}

/** The files of the CRDs. @throws where a module is not the one that was pinned */
export function definitionFiles() {
  return DEFINITIONS.flatMap(({ module, sum, folder, only = /yaml$/ }) => {
    const found = JSON.parse(go(['mod', 'download', '-json', module]));
    if (found.Sum !== sum) throw new Error(`${module} is ${found.Sum}, not ${sum}.`);
    const path = join(found.Dir, folder);
    const files = readdirSync(path).filter((file) => only.test(file));
    return files.map((file) => join(path, file));
  });
}

function go(args) {
  const result = run('go', args, MODULE);
  if (result.status !== 0) throw new Error(`go ${args[0]}: ${result.stderr}${result.stdout}`);
  return result.stdout;
}

function run(command, args, cwd) {
  const env = { ...process.env, CGO_ENABLED: '0' };
  return spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: MAX_OUTPUT });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  buildPrograms();
  definitionFiles();
}

/**
 * A local image of OpenSearch's name, for a machine that can pull none: the node of `toolchain.mjs` on
 * this machine's Java. It takes settings as variables, as the official image does, and keeps its data in
 * the same place. `node tools/opensearch/stand-in-image.mjs`; IMAGE and BASE_IMAGE name others.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildNode } from './toolchain.mjs';

const IMAGE = process.env.IMAGE || 'opensearchproject/opensearch:2.19.1';
const BASE = process.env.BASE_IMAGE || 'node:24-trixie-slim';
const HOME = '/usr/share/opensearch';

const START = `#!/bin/bash
set -euo pipefail
settings=()
while IFS='=' read -r -d '' name value; do
  [[ $name =~ ^[a-z_]+(\\.[a-z_]+)+$ ]] && settings+=("$name=$value")
done </proc/self/environ
exec ${HOME}/java/bin/java \${OPENSEARCH_JAVA_OPTS:--Xmx512m} -cp "${HOME}/classes:${HOME}/lib/*" \\
  StartNode path.home=${HOME} network.host=0.0.0.0 "\${settings[@]}"
`;

const DOCKERFILE = `FROM ${BASE}
COPY java ${HOME}/java
COPY lib ${HOME}/lib
COPY classes ${HOME}/classes
COPY --chmod=755 start ${HOME}/start
RUN mkdir -p ${HOME}/data ${HOME}/logs ${HOME}/config && chown -R 1000:1000 ${HOME}/data ${HOME}/logs ${HOME}/config
WORKDIR ${HOME}
USER 1000
EXPOSE 9200 9300
ENTRYPOINT ["${HOME}/start"]
CMD []
`;

const context = mkdtempSync(join(tmpdir(), 'casewright-image-'));
try {
  const node = buildNode();
  for (const folder of ['lib', 'classes']) {
    cpSync(join(node, folder), join(context, folder), { recursive: true });
  }
  run('jlink', [
    '--add-modules',
    'ALL-MODULE-PATH',
    '--output',
    join(context, 'java'),
    '--strip-debug',
    '--no-header-files',
    '--no-man-pages',
  ]);
  writeFileSync(join(context, 'start'), START);
  writeFileSync(join(context, 'Dockerfile'), DOCKERFILE);
  run('docker', ['build', '-q', '-t', IMAGE, context]);
  console.log(`${IMAGE} is ready.`);
} finally {
  rmSync(context, { recursive: true, force: true });
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stdout}${stderr}`);
}

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../broker/free-port.js';

const TOOLCHAIN = fileURLToPath(
  new URL('../../../../tools/opensearch/toolchain.mjs', import.meta.url),
);
/** What a test needs, of which the first seconds count. */
const QUICK: JavaOptions = { heapMb: 384, java: ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'] };
const START_MS = 240_000;
const POLL_MS = 100;

/** How a node runs. */
interface JavaOptions {
  heapMb: number;
  java: readonly string[];
}

interface TestNode {
  name: string;
  http: number;
  transport: number;
  process: ChildProcess | null;
}

/** @throws Error where OpenSearch cannot run and `REQUIRE_ALL=1` demands every test */
export function hasOpenSearch(): boolean {
  const isHere = ['javac', 'mvn'].every((program) => spawnSync(program, ['-version']).status === 0);
  if (!isHere && process.env.REQUIRE_ALL === '1')
    throw new Error('OpenSearch needs a JDK and Maven, which are not on this machine.');
  return isHere;
}

/** A real cluster of OpenSearch on this machine, each node a process of its own. */
export class TestCluster {
  private constructor(
    private readonly program: string,
    private readonly folder: string,
    private readonly nodes: readonly TestNode[],
    private readonly options: JavaOptions,
  ) {}

  static async start(count = 1, options = QUICK): Promise<TestCluster> {
    const program = execFileSync(process.execPath, [TOOLCHAIN], { encoding: 'utf8' }).trim();
    const folder = await mkdtemp(join(tmpdir(), 'casewright-opensearch-'));
    const nodes: TestNode[] = [];
    for (let n = 0; n < count; n++) {
      const [http, transport] = [await freePort(), await freePort()];
      nodes.push({ name: `node-${n}`, http, transport, process: null });
    }
    const cluster = new TestCluster(program, folder, nodes, options);
    for (const node of nodes) cluster.launch(node);
    await cluster.isWhole();
    return cluster;
  }

  get urls(): string[] {
    return this.nodes.map(({ http }) => `http://127.0.0.1:${http}`);
  }

  /** What a process is told in order to search there. */
  get env(): Record<string, string> {
    return { SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: this.urls.join(',') };
  }

  /**
   * Resolves when all nodes that run have found each other and all shards are where they belong; with
   * `yellow`, when each of them is somewhere.
   */
  async isWhole(status: 'green' | 'yellow' = 'green'): Promise<void> {
    const running = this.nodes.filter((node) => node.process !== null);
    const path = `/_cluster/health?wait_for_nodes=${running.length}&wait_for_status=${status}&timeout=5s`;
    const until = Date.now() + START_MS;
    for (const { http, name } of running) {
      while (!(await answersWell(`http://127.0.0.1:${http}${path}`))) {
        if (Date.now() > until) throw new Error(await this.lastWords(name));
        await delay(POLL_MS);
      }
    }
  }

  async ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const node = this.nodes.find((each) => each.process !== null) ?? this.nodes[0]!;
    const response = await fetch(`http://127.0.0.1:${node.http}${path}`, init);
    return (await response.json()) as Answer;
  }

  pidOf(n: number): number | undefined {
    return this.nodes[n]?.process?.pid;
  }

  /** As `kill -9` ends it. */
  async kill(n: number): Promise<void> {
    const { process: running } = this.nodes[n]!;
    this.nodes[n]!.process = null;
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }

  /** Starts a node again, without waiting for it; with settings besides its own. */
  restart(n: number, settings: Record<string, string | number> = {}): void {
    this.launch(this.nodes[n]!, settings);
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((_, n) => this.kill(n)));
    await rm(this.folder, { recursive: true, force: true });
  }

  private launch(node: TestNode, more: Record<string, string | number> = {}): void {
    const { program, folder, nodes, options } = this;
    const home = join(folder, node.name);
    const seeds = nodes.map(({ transport }) => `127.0.0.1:${transport}`).join(',');
    const settings = {
      'path.home': home,
      'cluster.name': 'casewright-test',
      'node.name': node.name,
      'http.port': node.http,
      'transport.port': node.transport,
      'discovery.seed_hosts': seeds,
      'cluster.initial_cluster_manager_nodes': nodes.map(({ name }) => name).join(','),
      // A disk that is nearly full is no reason to refuse a test's few megabytes.
      'cluster.routing.allocation.disk.threshold_enabled': false,
      ...more,
    };
    const child = spawn(
      'java',
      [
        '-Xms256m',
        `-Xmx${options.heapMb}m`,
        ...options.java,
        `-XX:SharedArchiveFile=${program}/loaded.jsa`,
        '-cp',
        `${program}/node.jar:${program}/lib/*`,
        'StartNode',
        ...Object.entries(settings).map(([key, value]) => `${key}=${value}`),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const log = createWriteStream(join(folder, `${node.name}.log`), { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    node.process = child;
  }

  private async lastWords(name: string): Promise<string> {
    const log = await readFile(join(this.folder, `${name}.log`), 'utf8');
    return `OpenSearch did not start within ${START_MS} ms: ${log.slice(-2_000)}`;
  }
}

async function answersWell(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  return response?.status === 200;
}

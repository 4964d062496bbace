import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@casewright/testing';

const RULES = fileURLToPath(new URL('../../../ops/prometheus/alerts.yml', import.meta.url));
/** Longer than the metrics wait for who does not answer. */
const SCRAPE_SECONDS = 4;
const WINDOW = '20s';
const SECONDS = `${SCRAPE_SECONDS}s`;
const CONFIG = {
  global: { scrape_interval: SECONDS, scrape_timeout: SECONDS, evaluation_interval: '1s' },
  rule_files: ['alerts.yml'],
  scrape_configs: [
    { job_name: 'product', file_sd_configs: [{ files: ['products.json'] }] },
    {
      job_name: 'others',
      scrape_interval: '2s',
      scrape_timeout: '2s',
      file_sd_configs: [{ files: ['others.json'] }],
    },
  ],
};
/** Nothing here measures time; on a busy machine, few of its readings succeed. */
const PATIENCE_MS = 400_000;

interface Sample {
  value: [at: number, value: string];
}

interface Alert {
  state: string;
  labels: Record<string, string>;
}

export interface Prometheus {
  /** Reads another process's metrics as well, as often as it can. */
  watch(metricsPort: number): void;
  /** The product is not among what there is to read any more, as a stopped container is not in DNS. */
  forgetProduct(): void;
  /** When the process at this port has started, by what was read last. */
  startOf(metricsPort: number): Promise<string | undefined>;
  /** Whether it has read the product's metrics, by its own account. */
  scraped(): Promise<boolean>;
  /** Alerts that fire now, as `name label=value …`. */
  firing(): Promise<string[]>;
  /** Waits until each of these has fired, for any process or for `NAME INSTANCE`. @throws naming those that have not */
  untilFired(names: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export const hasPrometheus = (): boolean => spawnSync('prometheus', ['--version']).status === 0;

/** A real one with the product's own rules, which do not wait here before they fire. */
export async function startPrometheus(metricsPort: number): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-prometheus-'));
  const rules = readFileSync(RULES, 'utf8')
    .replaceAll(/^ +for: .*\n/gm, '')
    .replaceAll('[5m]', `[${WINDOW}]`);
  const others = join(folder, 'others.json');
  const products = join(folder, 'products.json');
  writeFileSync(join(folder, 'alerts.yml'), rules);
  writeFileSync(others, '[]');
  writeFileSync(products, JSON.stringify([targetAt(metricsPort)]));
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(CONFIG));
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ask = async <T>(path: string): Promise<T | undefined> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as { data: T }).data : undefined;
  };
  const query = async (text: string): Promise<Sample[]> => {
    const found = await ask<{ result: Sample[] }>(`query?query=${encodeURIComponent(text)}`);
    return found?.result ?? [];
  };
  const alerts = async (): Promise<Alert[]> => {
    const found = (await ask<{ alerts: Alert[] }>('alerts'))?.alerts ?? [];
    return found.filter(({ state }) => state === 'firing');
  };
  return {
    async scraped() {
      return (await query('casewright_build_info')).length > 0;
    },
    watch: (other) => replace(others, [targetAt(other)]),
    forgetProduct: () => replace(products, []),
    async startOf(other) {
      const [found] = await query(`process_start_time_seconds{instance="127.0.0.1:${other}"}`);
      return found?.value[1];
    },
    firing: async () => (await alerts()).map(describe).sort(),
    async untilFired(names) {
      const missing = new Set(names);
      const until = Date.now() + PATIENCE_MS;
      while (missing.size > 0 && Date.now() < until) {
        for (const { alertname = '', instance } of (await alerts()).map(({ labels }) => labels)) {
          missing.delete(alertname);
          missing.delete(`${alertname} ${instance}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      if (missing.size > 0) throw new Error(`Not fired: ${[...missing].join(', ')}.`);
    },
    async stop() {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In one step: half a file would be read. */
function replace(file: string, targets: object[]): void {
  writeFileSync(`${file}.new`, JSON.stringify(targets));
  renameSync(`${file}.new`, file);
}

function targetAt(port: number): object {
  return { targets: [`127.0.0.1:${port}`], labels: { job: 'casewright' } };
}

function describe({ labels: { alertname, service, dependency, disk } }: Alert): string {
  return [alertname, service, dependency, disk].filter(Boolean).join(' ');
}

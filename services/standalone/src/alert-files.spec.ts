import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const rules = read('ops/prometheus/alerts.yml');
const dashboard = read('ops/grafana/casewright.json');
const docs = read('docs/metrics.md');
const tests = ['alerts', 'alerts-of-days']
  .map((name) => read(`ops/prometheus/${name}.test.yml`))
  .join();
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => String(name));

describe('the files for Prometheus and Grafana', () => {
  it.each(alerts)('%s has a line of what to do, and a test', (alert) => {
    const line = `<a id="${alert}"></a>\`${alert}\``;
    expect(docs).toMatch(new RegExp(`^\\| ${line} \\| .{10,} \\| .{10,} \\|$`, 'm'));
    expect(rules).toContain(`{{ $externalLabels.docs }}/metrics.md#${alert}'`);
    expect(tests).toContain(`alertname: ${alert}\n        exp_`);
  });

  it('are of faults that a spec causes', () => {
    const causes = ['src/alerts.int-spec.ts', 'test/alert-faults.ts'].map((file) =>
      read(`services/standalone/${file}`),
    );
    const uncaused = alerts.filter((alert) => !causes.join().includes(alert));
    expect(uncaused).toEqual([]);
  });

  it('has no line for an alert that is not there', () => {
    const lines = [...docs.matchAll(/^\| <a id="\w+"><\/a>`(Casewright\w+)`/gm)].map(
      ([, name]) => name,
    );
    expect(lines).toEqual(alerts);
  });

  it.each(Object.entries({ rules, dashboard }))('%s ask for known metrics alone', (_, text) => {
    const metrics = [...text.matchAll(/\bcasewright_(\w+?)(?:_bucket)?\b(?!\.json)/g)];
    expect(metrics.length).toBeGreaterThan(10);
    const unknown = metrics.filter(([, name]) => !docs.includes(`\`${name}\``));
    expect(unknown.map(([name]) => name)).toEqual([]);
  });

  it('shows each part of the product', () => {
    const { panels } = JSON.parse(dashboard) as { panels: { gridPos: object }[] };
    expect(new Set(panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(panels.length);
    for (const area of ['http', 'search', 'import', 'bus', 'job', 'model', 'database', 'storage']) {
      expect(dashboard).toContain(`casewright_${area}`);
    }
  });
});

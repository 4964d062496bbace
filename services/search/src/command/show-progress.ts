import type { ImportPlan } from '../import/runs/import-plan.js';
import type { ImportSnapshot } from '../import/runs/import-session.js';

const LINE_EVERY_MS = 5_000;
const REDRAW_EVERY_MS = 200;
const MOST_SKIPPED = 10;

/** Shows an import in a terminal as one line that changes, elsewhere as a line now and then. */
export class ProgressDisplay {
  private readonly started = Date.now();
  private shown = 0;
  private stage = '';

  constructor(private readonly out: NodeJS.WriteStream) {}

  plan(plan: ImportPlan, resumed: boolean): void {
    const files = plan.bulk.length + plan.records.length;
    this.out.write(
      `${resumed ? 'Resuming' : 'Importing'} ${plan.label}: ${count(files, 'file')}, ${plan.format}.\n`,
    );
    if (plan.skipped.length === 0) return;
    const names = plan.skipped.slice(0, MOST_SKIPPED).join(', ');
    const more = plan.skipped.length > MOST_SKIPPED ? ' …' : '';
    this.out.write(`Left out, because they are not case law: ${names}${more}\n`);
  }

  update(snapshot: ImportSnapshot): void {
    const now = Date.now();
    const newStage = snapshot.stage !== this.stage;
    const pace = this.out.isTTY ? REDRAW_EVERY_MS : LINE_EVERY_MS;
    if (!newStage && now - this.shown < pace) return;
    this.shown = now;
    this.stage = snapshot.stage;
    const line = this.line(snapshot);
    this.out.write(this.out.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
  }

  done(snapshot: ImportSnapshot): void {
    if (this.out.isTTY) this.out.write('\r\x1b[2K');
    const { read, added, changed, unchanged, bad } = snapshot.counts;
    this.out.write(
      `Done in ${this.seconds().toFixed(1)} s: ${count(read, 'record')} read, ${added} new, ${changed} changed, ` +
        `${unchanged} unchanged, ${bad} bad; ${this.text(snapshot)}.\n`,
    );
    if (bad > 0) {
      this.out.write(
        'The bad ones are listed with their reasons on the administrator’s library screen.\n',
      );
    }
  }

  private line(snapshot: ImportSnapshot): string {
    const { stage, counts, bytesDone, bytesTotal } = snapshot;
    const percent = bytesTotal === 0 ? 100 : Math.min(100, (100 * bytesDone) / bytesTotal);
    return (
      `${stage}: ${percent.toFixed(0)} % of ${megabytes(bytesTotal)} MB, ${count(counts.read, 'record')}, ` +
      `${counts.added} new, ${counts.changed} changed, ${counts.bad} bad, ${this.text(snapshot)}`
    );
  }

  private text({ textBytes }: ImportSnapshot): string {
    const pace = textBytes / 1e6 / Math.max(0.001, this.seconds());
    return `${megabytes(textBytes)} MB of text at ${pace.toFixed(1)} MB/s`;
  }

  private seconds(): number {
    return (Date.now() - this.started) / 1000;
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

import { Logger } from '@nestjs/common';

const WINDOW_MS = 60_000;

/**
 * Lets one refused act of each user and action into the audit log in a minute. Nothing can be
 * removed from the log, so nobody may fill it with what they are refused; how many more there were
 * is in the server's log.
 */
export class RepeatedRefusals {
  private readonly log = new Logger('audit');
  private readonly more = new Map<string, number>();

  /** Whether a refused act is the first of its minute. */
  isFirst(actor: number | null, action: string): boolean {
    const key = `${action} of user ${actor ?? 'nobody'}`;
    const more = this.more.get(key);
    this.more.set(key, more === undefined ? 0 : more + 1);
    if (more === undefined) setTimeout(() => this.forget(key), WINDOW_MS).unref();
    return more === undefined;
  }

  private forget(key: string): void {
    const more = this.more.get(key) ?? 0;
    this.more.delete(key);
    if (more > 0)
      this.log.warn(`Refused again within a minute, and recorded once: ${more} × ${key}`);
  }
}

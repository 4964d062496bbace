import { setTimeout } from 'node:timers/promises';
import { MAIL_TEST_END_MS } from '@casewright/contracts';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { AuthConfig } from '../auth-config.js';
import { whyNotSent } from './mail-faults.js';

const TIMEOUT_MS = 20_000;
/**
 * How long an administrator waits for the mail server before the link is shown instead, in
 * milliseconds.
 */
const MAILED_WITHIN_MS = 5_000;

export interface Mail {
  to: string;
  subject: string;
  /** @param host the installation's, as its users know it */
  text: (host: string) => string[];
}

/** Sends links, and tells owners of changes to their accounts, through the firm's own mail server. */
@Injectable()
export class Mailer implements OnModuleDestroy {
  private readonly logger = new Logger(Mailer.name);
  private readonly pending = new Set<Promise<unknown>>();

  constructor(@Inject(AuthConfig) private readonly config: AuthConfig) {}

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.pending);
  }

  get isConfigured(): boolean {
    return this.config.SMTP_URL !== undefined;
  }

  /** The address of a path, or the path alone where the installation does not know its own. */
  linkTo(path: string): string {
    const { PUBLIC_URL: home } = this.config;
    return home ? new URL(path, home).href : path;
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: home } = this.config;
    if (!url || !from || !home) throw new Error('No mail server is configured.');
    const waits = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    // Most installations send none: a start does not wait for it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...waits });
    try {
      await transport.sendMail({
        // As an object: an address with commas or brackets is still one recipient.
        to: { name: '', address: to },
        from,
        subject,
        text: text(new URL(home).host).join('\n\n'),
      });
    } finally {
      transport.close();
    }
  }

  /** Sends a mail by which its recipient sees that sending works. @returns why it does not, or null */
  async test(to: string): Promise<string | null> {
    const mail: Mail = {
      to,
      subject: 'Test mail',
      text: (host) => [`${host} can send mail: you asked for this one under System health.`],
    };
    const late = setTimeout(MAIL_TEST_END_MS, { code: 'ETIMEDOUT' }, { ref: false });
    try {
      await Promise.race([this.send(mail), late.then((error) => Promise.reject(error))]);
      return null;
    } catch (error) {
      this.logger.error(`A test mail could not be sent: ${String(error)}`);
      return whyNotSent(error);
    }
  }

  /** Nothing waits for it, so that the answer takes as long where there is nothing to send. */
  sendLater(mail: Mail): void {
    this.later(this.isSent(mail));
  }

  /** The same for work that ends in a mail. */
  later(work: Promise<unknown>): void {
    const done: Promise<unknown> = work.finally(() => this.pending.delete(done));
    this.pending.add(done);
  }

  /** @returns whether the mail server has taken it in time */
  async isSent(mail: Mail): Promise<boolean> {
    if (!this.isConfigured) return false;
    const sent = this.send(mail).then(
      () => true,
      (error: unknown) => {
        this.logger.error(`A mail could not be sent: ${String(error)}`);
        return false;
      },
    );
    return Promise.race([sent, setTimeout(MAILED_WITHIN_MS, false, { ref: false })]);
  }
}

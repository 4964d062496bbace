import { Inject, Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { AuthConfig } from '../../auth-config.js';

const TIMEOUT_MS = 20_000;

/** Sends mails with links through the firm's own mail server. */
@Injectable()
export class ResetMail {
  constructor(@Inject(AuthConfig) private readonly config: AuthConfig) {}

  get isConfigured(): boolean {
    return this.config.SMTP_URL !== undefined;
  }

  async send(to: string, link: string, minutes: number): Promise<void> {
    const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: home } = this.config;
    if (!url || !from || !home) throw new Error('No mail server is configured.');
    const waits = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    const transport = createTransport({ url, ...waits });
    try {
      await transport.sendMail({
        from,
        // As an object: an address with commas or brackets is still one recipient.
        to: { name: '', address: to },
        subject: 'Choose a new password',
        text: textOf(link, home, minutes),
      });
    } finally {
      transport.close();
    }
  }
}

function textOf(link: string, home: string, minutes: number): string {
  return [
    `Someone asked for a new password for this address at ${new URL(home).host}.`,
    `To choose one, open this link within ${minutes} minutes. It works once.`,
    link,
    'If you did not ask for this, ignore this message: your password stays the same.',
  ].join('\n\n');
}

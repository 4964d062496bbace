import { setTimeout as delay } from 'node:timers/promises';
import { endpointFetch, OperatorError } from '@casewright/platform';
import type { Rights } from './rights.js';

const ASK_AGAIN_MS = 500;
const ANSWER_MS = 10_000;

export interface ManagementOptions {
  /** `http://host:15672`, or `https://`. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly vhost: string;
  /** How long to wait for it to open, in milliseconds: it starts slightly later than the broker. */
  readonly timeoutMs: number;
}

/** RabbitMQ's HTTP management API, because AMQP cannot manage users. */
export class Management {
  private readonly fetch = endpointFetch('on');
  private readonly until: number;

  constructor(private readonly options: ManagementOptions) {
    this.until = Date.now() + options.timeoutMs;
  }

  /** Makes the user, or gives an existing one this password. It may not log in to this interface. */
  async putUser(name: string, password: string): Promise<void> {
    await this.put(['users', name], { password, tags: '' });
  }

  async putRights(name: string, { events, ...rights }: Rights, exchange: string): Promise<void> {
    const { vhost } = this.options;
    await this.put(['permissions', vhost, name], rights);
    await this.put(['topic-permissions', vhost, name], { exchange, ...events });
  }

  private async put(path: readonly string[], body: object): Promise<void> {
    const { user, password, url } = this.options;
    const request = {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      },
      body: JSON.stringify(body),
    };
    const address = new URL(`/api/${path.map(encodeURIComponent).join('/')}`, url);
    const { ok, status } = await this.send(address, request);
    if (ok) return;
    throw new OperatorError(
      `The management API of the message broker at ${address.host} answered ${status}. ` +
        'Its user needs the administrator tag; see BROKER_ADMIN_URL.',
    );
  }

  private async send(address: URL, request: RequestInit): Promise<Response> {
    for (;;) {
      try {
        const signal = AbortSignal.timeout(ANSWER_MS);
        const response = await this.fetch(address, { ...request, signal });
        await response.body?.cancel();
        return response;
      } catch (error) {
        if (Date.now() > this.until) {
          throw new OperatorError(
            `The management API of the message broker at ${address.host} does not answer. ` +
              'Check BROKER_MANAGEMENT_URL, and that the plugin rabbitmq_management runs.',
            { cause: error },
          );
        }
        await delay(ASK_AGAIN_MS);
      }
    }
  }
}

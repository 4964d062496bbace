import { ConfigurationError } from '@casewright/platform';

/** Seconds. Two missed beats end a connection whose other side has vanished without a word. */
const HEARTBEAT = '5';

/** The address with a short heartbeat, unless it names its own. */
export function brokerUrl(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.hostname || !['amqp:', 'amqps:'].includes(url.protocol)) {
    throw new ConfigurationError(
      'MESSAGE_BUS_URL must look like amqp://user:password@host:5672 (amqps:// for TLS).',
    );
  }
  if (!url.searchParams.has('heartbeat')) url.searchParams.set('heartbeat', HEARTBEAT);
  return url.href;
}

/** Host and port without credentials, for messages and logs. */
export function brokerPlace(address: string): string {
  const url = new URL(address);
  return `${url.hostname}:${url.port || (url.protocol === 'amqps:' ? '5671' : '5672')}`;
}

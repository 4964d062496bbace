import { IsNotEmpty, IsUrl } from 'class-validator';

/** Validates `MESSAGE_BUS_URL` of a process that runs alone. */
export const IsBusUrl = (): PropertyDecorator =>
  IsUrl(
    { protocols: ['amqp', 'amqps'], require_tld: false, require_protocol: true },
    { message: 'must be an amqp:// or amqps:// address' },
  );

/** `BUS_SIGNING_KEY` and `BUS_PUBLIC_KEYS`, which are parsed only when they are used. */
export const IsKeyOfBus = (): PropertyDecorator =>
  IsNotEmpty({ message: 'must be given; npm run secrets makes the keys' });

import { IsNotEmpty, IsUrl } from 'class-validator';

/** `MESSAGE_BUS_URL` of its own process. */
export const IsBusUrl = (): PropertyDecorator =>
  IsUrl(
    { protocols: ['amqp', 'amqps'], require_tld: false, require_protocol: true },
    { message: 'must be an amqp:// or amqps:// address' },
  );

/** `BUS_SIGNING_KEY` and `BUS_PUBLIC_KEYS`; whether they can be read is asked when they are. */
export const IsKeyOfBus = (): PropertyDecorator =>
  IsNotEmpty({ message: 'must be given; npm run secrets makes the keys' });

/** The least that answers a call over RabbitMQ: what comes in goes back. */
import { connect } from 'amqplib';
import { ready } from '../processes/questions.mjs';

const { BROKER_URL, QUEUE } = process.env;

const connection = await connect(BROKER_URL, { noDelay: true });
const channel = await connection.createChannel();
await channel.assertQueue(QUEUE, { durable: false, exclusive: true });
await channel.consume(
  QUEUE,
  ({ properties, content }) => {
    channel.sendToQueue(properties.replyTo, content, { correlationId: properties.correlationId });
  },
  { noAck: true },
);
ready();

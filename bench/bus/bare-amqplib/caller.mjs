/** The least that makes a call over RabbitMQ: direct reply-to and a map of who waits. */
import { connect } from 'amqplib';
import { drive } from '../load/drive.mjs';
import { MESSAGE } from '../load/message.mjs';
import { onQuestion, ready } from '../processes/questions.mjs';

const REPLY_TO = 'amq.rabbitmq.reply-to';
const { BROKER_URL, QUEUE } = process.env;

const connection = await connect(BROKER_URL, { noDelay: true });
const channel = await connection.createChannel();
const waiting = new Map();
let sequence = 0;

await channel.consume(
  REPLY_TO,
  ({ properties, content }) => {
    waiting.get(properties.correlationId)(JSON.parse(content.toString()));
    waiting.delete(properties.correlationId);
  },
  { noAck: true },
);

function call() {
  sequence += 1;
  const correlationId = String(sequence);
  return new Promise((resolve) => {
    waiting.set(correlationId, resolve);
    const content = Buffer.from(JSON.stringify(MESSAGE));
    channel.sendToQueue(QUEUE, content, { correlationId, replyTo: REPLY_TO });
  });
}

onQuestion('load', ({ inFlight, seconds }) => drive(call, inFlight, seconds));
ready();

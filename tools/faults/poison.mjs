/**
 * Messages that no client of ours sends: into every queue, and to every listener. Run inside a
 * container of a service, by its standard input; it prints how many of them went to jobs.
 */
import { createRequire } from 'node:module';

const SERVICES = ['auth', 'search', 'analysis', 'export'];
const EVENTS = ['analysis.jobs.changed', 'auth.sessions.revoked'];
const PATTERNS = [
  'analysis.jobs.run',
  'auth.audit.append',
  'search.cases.search',
  'nobody.knows.it',
];
const MEGABYTE = 1024 * 1024;

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":'.repeat(5_000),
  '['.repeat(100_000),
  Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]),
  Buffer.alloc(2 * MEGABYTE, '9'),
];
const headers = [
  {},
  { 'x-token': '{', 'x-deadline': 'tomorrow', 'x-correlation-id': 5 },
  { 'x-token': '{"iss":"gateway"}.AAAA', 'x-deadline': -1, 'x-delivery-count': 'often' },
  { 'x-correlation-id': 'i'.repeat(10_000), traceparent: '00-zz-zz-99' },
];

// Of the image that it runs in.
const { connect } = createRequire('/app/')('amqplib');
const connection = await connect(process.env.MESSAGE_BUS_URL);
const channel = await connection.createConfirmChannel();
let toJobs = 0;
const send = (exchange, key, body, type, at) =>
  channel.publish(exchange, key, Buffer.from(body), {
    type,
    headers: headers[at % headers.length],
    persistent: true,
    ...(at % 3 === 0 ? { replyTo: 'nobody' } : {}),
    ...(at % 5 === 0 ? { contentEncoding: 'gzip', contentType: 'image/png' } : {}),
  });

let at = 0;
for (const body of bodies) {
  for (const type of [...PATTERNS, undefined]) {
    for (const service of SERVICES) {
      send('', `casewright.calls.${service}`, body, type, at++);
      if (service === 'auth' || service === 'analysis') {
        send('', `casewright.jobs.${service}`, body, type, at++);
        toJobs += 1;
      }
    }
    for (const event of EVENTS) send('casewright.events.in', event, body, type ?? event, at++);
  }
}
await channel.waitForConfirms();
await connection.close();
console.log(toJobs);

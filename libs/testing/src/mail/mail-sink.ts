import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

interface Mail {
  to: string;
  text: string;
}

/** A mail server that keeps what it gets. */
export async function startMailSink() {
  const mails: Mail[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo;
        mails.push({ to: to?.address ?? '', text: Buffer.concat(chunks).toString() });
        for (const wake of waiting.splice(0)) wake();
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Once there are so many mails. */
    async got(count: number): Promise<Mail[]> {
      while (mails.length < count) await new Promise<void>((wake) => waiting.push(wake));
      return mails;
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

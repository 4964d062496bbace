import { createServer } from 'node:net';
import { ConfigurationError } from '@casewright/platform';

/** Refuses a port that cannot be opened before the database is started for nothing. */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ConfigurationError(why(error, port))),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function why(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop whatever uses it, or choose another: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') {
    return `This user may not open port ${port}. Choose one above 1023: PORT=8080 npm start`;
  }
  return `Port ${port} cannot be opened: ${error.message}`;
}

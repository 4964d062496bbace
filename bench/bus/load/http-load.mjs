/** The load generator of everything behind HTTP, in its own process. */
import { onQuestion, ready } from '../processes/questions.mjs';
import { drive } from './drive.mjs';
import { HttpConnection } from './http-connection.mjs';

onQuestion('load', async ({ target, inFlight, seconds }) => {
  const connections = Array.from({ length: inFlight }, () => new HttpConnection(target));
  try {
    return await drive((slot) => connections[slot].get(), inFlight, seconds);
  } finally {
    for (const connection of connections) connection.close();
  }
});
ready();

import { ModelServer } from '../model-server/model-server.js';
import { standInModel } from './stand-in-model.js';

/**
 * A model for the browser tests, behind OpenAI's protocol: `PORT` (0, or nothing, for a free one)
 * and `HOST` say where. It prints its address once it listens.
 */
const server = await ModelServer.start({
  host: process.env.HOST ?? '127.0.0.1',
  port: Number(process.env.PORT ?? 0),
  chat: standInModel,
});
console.log(`A model is ready at ${server.baseUrl}`);
process.once('SIGTERM', () => void server.stop());

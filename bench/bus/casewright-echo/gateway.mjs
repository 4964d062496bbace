/** Our own gateway, whole, before the stand-in services. */
import { ready } from '../processes/questions.mjs';
import { openBus } from './bus.mjs';
import { startBenchGateway } from './start-gateway.mjs';

const { WEB_ROOT } = process.env;
const gateway = await startBenchGateway(await openBus(), { WEB_ROOT });
ready({ port: gateway.port });

/**
 * Stand-ins for two of our services on our bus: one knows every session, the other answers the
 * history with one entry. What is left is the bus itself, and the gateway before it.
 */
import { listHistory } from '@casewright/contracts';
import { OnCall, startService } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { Controller } from '@nestjs/common';
import { decorateClass, decorateMethod } from '../decorate.mjs';
import { MESSAGE } from '../load/message.mjs';
import { ready } from '../processes/questions.mjs';
import { openBus } from './bus.mjs';
import { SessionsStandIn } from './sessions-stand-in.mjs';

class HistoryController {
  list() {
    return [MESSAGE];
  }
}
decorateMethod(HistoryController, 'list', OnCall(listHistory));
decorateClass(HistoryController, [Controller()]);

const transport = await openBus();
const logger = createLogger('echo');
const services = { auth: SessionsStandIn, search: HistoryController };
for (const [name, controller] of Object.entries(services)) {
  class EchoModule {}
  const module = () => ({ module: EchoModule, controllers: [controller] });
  await startService({ name, module }, { transport, databaseUrl: '', logger });
}
ready();

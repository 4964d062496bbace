/**
 * The gateway, whole, before stand-ins of two services that know every session and keep nothing of
 * an upload. Both ends of the bus are in this process, so its memory is above a gateway's alone.
 */
import { AppError, submitJob, uploadsOf } from '@casewright/contracts';
import { createTransport, OnCall, startService } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { Controller } from '@nestjs/common';
import { SessionsStandIn } from '../bus/casewright-echo/sessions-stand-in.mjs';
import { startBenchGateway } from '../bus/casewright-echo/start-gateway.mjs';
import { decorateClass, decorateMethod } from '../bus/decorate.mjs';

const UPLOAD = {
  id: '0f4b9f0e-3a55-4c3c-9a3e-52d6ad33a7a1',
  kind: 'document',
  name: 'bench.txt',
  received: 0,
  complete: false,
  expiresAt: '2099-01-01T00:00:00.000Z',
};

class UploadsStandIn {
  open() {
    return UPLOAD;
  }
  append({ offset, data }) {
    return { ...UPLOAD, received: offset + Buffer.byteLength(data, 'base64') };
  }
  complete({ size }) {
    return { ...UPLOAD, received: size, complete: true };
  }
  discard() {
    return null;
  }
  submit() {
    throw new AppError('UNREADABLE_DOCUMENT', 'All of it has arrived.');
  }
}
decorateMethod(UploadsStandIn, 'open', OnCall(uploadsOf.analysis.open));
decorateMethod(UploadsStandIn, 'append', OnCall(uploadsOf.analysis.append));
decorateMethod(UploadsStandIn, 'complete', OnCall(uploadsOf.analysis.complete));
decorateMethod(UploadsStandIn, 'discard', OnCall(uploadsOf.analysis.discard));
decorateMethod(UploadsStandIn, 'submit', OnCall(submitJob));
decorateClass(UploadsStandIn, [Controller()]);

const logger = createLogger('bench');
const transport = await createTransport({ logger });
for (const [name, controller] of Object.entries({
  auth: SessionsStandIn,
  analysis: UploadsStandIn,
})) {
  class StandInModule {}
  const module = () => ({ module: StandInModule, controllers: [controller] });
  await startService({ name, module }, { transport, databaseUrl: '', logger });
}
const gateway = await startBenchGateway(transport);
process.send({ port: gateway.port });
process.on('message', () => process.send({ rss: process.memoryUsage.rss() }));
process.on('disconnect', () => process.exit());

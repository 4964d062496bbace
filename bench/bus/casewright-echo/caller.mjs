/** Calls over our bus without any HTTP: schemas, context, deadline, confirms, acknowledgements. */
import { listHistory } from '@casewright/contracts';
import { drive } from '../load/drive.mjs';
import { onQuestion, ready } from '../processes/questions.mjs';
import { openBus } from './bus.mjs';
import { SESSION } from './session.mjs';

const { bus } = await openBus();
const { principal } = SESSION;
const call = () => bus.call(listHistory, {}, { principal });

onQuestion('load', ({ inFlight, seconds }) => drive(call, inFlight, seconds));
ready();

import { runService } from '@casewright/messaging';
import { exportService } from './index.js';

await runService(exportService);

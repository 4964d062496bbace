import { runService } from '@casewright/messaging';
import { analysisService } from './index.js';

await runService(analysisService);

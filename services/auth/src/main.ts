import { runService } from '@casewright/messaging';
import { authService } from './index.js';

await runService(authService);

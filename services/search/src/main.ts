import { runService } from '@casewright/messaging';
import { searchService } from './index.js';

await runService(searchService);

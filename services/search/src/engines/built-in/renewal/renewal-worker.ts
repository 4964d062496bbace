import { serveThread } from '@casewright/platform/thread';
import type { CaseToAnalyze } from '../../../library/library-stage.js';
import { analyze } from '../build/index-analyzer.js';

serveThread({ analyze: (items: CaseToAnalyze[]) => items.map(analyze) });

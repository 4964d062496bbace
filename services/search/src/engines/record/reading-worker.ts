import type { CaseToAnalyze } from '@casewright/law/records';
import { serveThread } from '@casewright/platform/thread';
import { begin } from './index-analyzer.js';

const analyze = begin();

serveThread({ analyze: (items: CaseToAnalyze[]) => items.map(analyze) });

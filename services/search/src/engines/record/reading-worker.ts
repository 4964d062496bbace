import { serveThread } from '@casewright/platform/thread';
import type { CaseToAnalyze } from '../../library/library-stage.js';
import { begin } from './index-analyzer.js';

const analyze = begin();

serveThread({ analyze: (items: CaseToAnalyze[]) => items.map(analyze) });

import { serveThread } from '@casewright/platform/thread';
import { CaseAnalyzer } from '../build/case-analyzer.js';
import { analyzeCitingText } from '../build/citing-text.js';

const analyzer = new CaseAnalyzer();

serveThread({ analyze: (copy: Uint8Array) => analyzeCitingText(copy, analyzer) });

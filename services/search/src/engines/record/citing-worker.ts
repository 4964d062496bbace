import { CaseAnalyzer } from '@casewright/law/ranking';
import { serveThread } from '@casewright/platform/thread';
import { analyzeCitingText } from './citing-text.js';

const analyzer = new CaseAnalyzer();

serveThread({ analyze: (copy: Uint8Array) => analyzeCitingText(copy, analyzer) });

import { answer } from '../../threads/answer.js';
import { CaseAnalyzer } from '../build/case-analyzer.js';
import { analyseCitingText } from '../build/citing-text.js';

const analyzer = new CaseAnalyzer();

answer((copy: Uint8Array) => analyseCitingText(copy, analyzer));

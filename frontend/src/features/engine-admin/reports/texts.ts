// Reports

export const compareModels = 'Compare models';
export const tests = 'Tests';
export const noTestYet =
  'No test yet. “Test the endpoint” adds one; change OPENAI_MODEL, restart, and test again to compare.';
export const evaluations = 'Evaluations';
export const evaluationsCompare =
  'An evaluation asks a model the product’s own questions and counts what is of use. Run this, then add the report it writes to bench/results:';
export const command = 'npm run evaluate -- --endpoint http://host:port/v1 --model NAME';
export const noEvaluationYet = 'No evaluation yet.';
export const model = 'Model';
export const testColumns = ['JSON schema', 'Streaming', 'Context', 'First word', 'Tokens/s'];
export const FORMS = { schema: 'Followed', words: 'In prompt only', none: 'Not followed' };
export const yes = 'Yes';
export const no = 'No';
export const evaluationColumns = [
  'In form',
  'Items kept',
  'Dropped',
  'Inventions shown',
  'Answer',
  'Price',
];
export const by = (name: string) => `by ${name}`;

// Add evaluation

export const evaluationReport = 'Evaluation report (JSON)';
export const addReport = 'Add a report';
export const addingReport = 'Adding the report...';
export const reportAdded = (model: string) => `The evaluation of ${model} was added.`;
export const reportNotAdded = 'The report was not added. Try again.';
export const notAReport =
  'This file is not a report of npm run evaluate. Choose an evaluate-….json from bench/results.';

import type { EngineOverview, Evaluation, TestFigures } from '@casewright/contracts';
import { ApiError, reasonOf } from '../../../shared/api/api-error';
import { FileButton } from '../../../shared/reading/files/file-button';
import { FailureLine } from '../../../shared/ui/dialog';
import { Section } from '../../../shared/ui/section';
import { useChange } from '../../../shared/ui/use-change';
import { addEvaluation, overviewQuery } from '../engine-queries';
import { duration, money, number } from '../figures';
import { ReportTable } from './report-table';

const testColumns = ['JSON schema', 'Streaming', 'Context', 'First word', 'Tokens/s'];
const FORMS = { schema: 'Followed', words: 'In prompt only', none: 'Not followed' };
const evaluationColumns = [
  'In form',
  'Items kept',
  'Dropped',
  'Inventions shown',
  'Answer',
  'Price',
];

/** Models next to each other: by tests of their endpoints, and by evaluations. */
export function Reports({ overview: { engine, people } }: { overview: EngineOverview }) {
  const rows = engine.reports.map((report) => {
    const person = people.find(({ id }) => id === report.userId);
    const by = person?.name ?? `Deleted account (${report.userId})`;
    if (report.kind === 'evaluation')
      return { ...report, by, failure: null, values: evaluationValues(report.figures) };
    const { figures } = report;
    return { ...report, by, failure: figures.failure, values: testValues(figures) };
  });
  return (
    <Section title="Compare models" className="min-w-0 max-w-4xl">
      <ReportTable
        title="Tests"
        columns={testColumns}
        rows={rows.filter(({ kind }) => kind === 'test')}
        empty="No test yet. “Test the endpoint” adds one; change OPENAI_MODEL, restart, and test again to compare."
      />
      <ReportTable
        title="Evaluations"
        columns={evaluationColumns}
        rows={rows.filter(({ kind }) => kind === 'evaluation')}
        empty="No evaluation yet."
      />
      <p className="mt-4 max-w-measure text-ink-soft">
        An evaluation asks a model the product’s own questions and counts what is of use. Run this,
        then add the report it writes to bench/results:
      </p>
      <code className="my-3 block text-sm wrap-anywhere">
        npm run evaluate -- --endpoint http://host:port/v1 --model NAME
      </code>
      <AddEvaluation />
    </Section>
  );
}

/** Keeps a report that `npm run evaluate` wrote. */
export function AddEvaluation() {
  const add = useChange(addEvaluation, overviewQuery);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <FileButton
        label="Evaluation report (JSON)"
        accept=".json,application/json"
        disabled={add.isPending}
        onFile={(file) => add.mutate(file)}
      >
        {add.isPending ? 'Adding the report...' : 'Add a report'}
      </FileButton>
      <div role="status" className="text-sm">
        {add.error ? <FailureLine>{whyNot(add.error)}</FailureLine> : null}
        {add.data ? (
          <p className="text-ink-soft">{`The evaluation of ${add.data} was added.`}</p>
        ) : null}
      </div>
    </div>
  );
}

/** A file that is no JSON fails here already; one that is no report, at the server. */
function whyNot(error: Error): string {
  const isOfTheFile = error instanceof SyntaxError;
  const isRefused = error instanceof ApiError && error.code === 'VALIDATION_FAILED';
  return isOfTheFile || isRefused
    ? 'This file is not a report of npm run evaluate. Choose an evaluate-….json from bench/results.'
    : reasonOf(error, 'The report was not added. Try again.');
}

const NOTHING = '–';
const BOUNDS = { told: '', 'at-least': '≥ ', below: '< ' };

/** In the order of `testColumns`. */
export function testValues(figures: TestFigures): string[] {
  const { form, streams, context, firstWordMs, tokensPerSecond } = figures;
  return [
    form ? FORMS[form] : NOTHING,
    streams ? 'Yes' : 'No',
    context ? BOUNDS[context.known] + number(context.tokens) : NOTHING,
    duration(firstWordMs ?? 0),
    number(Number(tokensPerSecond?.toPrecision(3))),
  ];
}

/** Of all tasks, in the order of `evaluationColumns`; each task's seconds weigh as its cases. */
export function evaluationValues(tasks: Evaluation['summary']): string[] {
  const sum = (of: (task: Evaluation['summary'][number]) => number): number =>
    tasks.reduce((total, task) => total + of(task), 0);
  const cases = sum((task) => task.cases);
  const seconds = sum((task) => (task.end ?? 0) * task.cases) / cases;
  const isPriced = tasks.every(({ price }) => price !== null);
  return [
    `${Math.round((sum(({ strict }) => strict) / cases) * 100)}%`,
    number(sum(({ kept }) => kept)),
    number(sum(({ dropped }) => dropped)),
    number(sum(({ lies }) => lies)),
    duration(seconds * 1_000),
    isPriced
      ? money(
          sum(({ price }) => price ?? 0),
          'USD',
        )
      : NOTHING,
  ];
}

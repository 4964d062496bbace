import type { Diagnostics, ErrorCount, JobsReport, QueueState } from '@casewright/contracts';
import { FactRow } from '../../../shared/ui/fact-row';
import { Section } from '../../../shared/ui/section';
import { FigureTable } from '../../../shared/ui/table';
import { age, number, timeOfDay } from '../health-words';
import * as texts from '../texts';

/** What waits, where, and for how long. */
export function Work({ health: { broker, queues, services } }: { health: Diagnostics }) {
  const jobs = services.find(({ name }) => name === 'analysis')?.report?.jobs ?? null;
  const kind = broker.kind === 'rabbitmq' ? 'RabbitMQ' : 'In this process';
  const state = broker.status === 'up' ? 'up' : (broker.detail ?? 'down');
  return (
    <Section title="Queues and jobs" className="grid gap-6">
      <dl className="max-w-3xl text-sm">
        <FactRow name="Message broker">
          {kind}, {state}
        </FactRow>
      </dl>
      {queues ? <Queues queues={queues} /> : <p>The queues could not be counted.</p>}
      {jobs ? (
        <Jobs jobs={jobs} />
      ) : (
        <p className="text-sm">Jobs: unknown, because the analysis service did not answer.</p>
      )}
    </Section>
  );
}

function Queues({ queues }: { queues: readonly QueueState[] }) {
  const rows = queues.map(({ name, service, holds, waiting, consumers }) => ({
    id: name,
    name: `${texts.SERVICE_WORDS[service]}: ${texts.HOLDS_WORDS[holds]}`,
    figures: [number(waiting), number(consumers)],
  }));
  const columns = ['Queue', 'Waiting', 'Consumers'];
  return <FigureTable caption="Queues" columns={columns} rows={rows} />;
}

function Jobs({ jobs: { states, overdue, failures } }: { jobs: JobsReport }) {
  const rows = states.map(({ state, count, oldestSeconds }) => ({
    id: state as string,
    name: texts.JOB_WORDS[state],
    figures: [number(count), age(oldestSeconds)],
  }));
  if (overdue > 0) {
    rows.push({ id: 'overdue', name: 'Overdue', figures: [number(overdue), ''] });
  }
  if (rows.length === 0) return <p className="text-sm text-ink-soft">There are no jobs.</p>;
  const columns = ['State', 'Count', 'Oldest'];
  return (
    <>
      <FigureTable caption="Jobs" columns={columns} rows={rows} />
      {failures.length > 0 ? (
        <FigureTable
          caption="Why jobs failed"
          columns={['Code', 'Count']}
          rows={failures.map(({ code, count }) => {
            return { id: code, name: code, figures: [number(count)] };
          })}
        />
      ) : null}
    </>
  );
}

/** How often requests were refused or failed lately, by their code. */
export function Errors({ errors }: { errors: readonly ErrorCount[] }) {
  return (
    <Section
      title="Errors in the last hour"
      description="Requests that were refused or failed, as counted by the gateway that answered this request."
    >
      {errors.length === 0 ? (
        <p>None.</p>
      ) : (
        <FigureTable
          isCaptionHidden
          caption="Errors in the last hour"
          columns={['Code', 'Status', 'Count', 'Last']}
          rows={errors.map(({ code, status, count, lastAt }) => {
            return {
              id: code,
              name: code,
              figures: [String(status), number(count), timeOfDay(lastAt)],
            };
          })}
        />
      )}
    </Section>
  );
}

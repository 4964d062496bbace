import type { Diagnostics, ErrorCount, JobsReport, QueueState } from '@casewright/contracts';
import { FactRow } from '../../../shared/ui/fact-row';
import { Section } from '../../../shared/ui/section';
import { FigureTable } from '../../../shared/ui/table';
import { age, number, timeOfDay } from '../health-words';
import * as texts from '../texts';

/** What waits, where, and for how long. */
export function Work({ health: { broker, queues, services } }: { health: Diagnostics }) {
  const jobs = services.find(({ name }) => name === 'analysis')?.report?.jobs ?? null;
  const kind = broker.kind === 'rabbitmq' ? texts.rabbitmq : texts.withinProcess;
  const state = broker.status === 'up' ? texts.up : (broker.detail ?? texts.down);
  return (
    <Section title={texts.queuesAndJobs} className="grid gap-6">
      <dl className="max-w-3xl text-sm">
        <FactRow name={texts.broker}>
          {kind}, {state}
        </FactRow>
      </dl>
      {queues ? <Queues queues={queues} /> : <p>{texts.queuesCouldNotBeCounted}</p>}
      {jobs ? <Jobs jobs={jobs} /> : <p className="text-sm">{texts.jobsAreNotKnown}</p>}
    </Section>
  );
}

function Queues({ queues }: { queues: readonly QueueState[] }) {
  const rows = queues.map(({ name, service, holds, waiting, consumers }) => ({
    id: name,
    name: texts.queueOf(texts.SERVICE_WORDS[service], texts.HOLDS_WORDS[holds]),
    figures: [number(waiting), number(consumers)],
  }));
  const columns = [texts.queue, texts.waiting, texts.consumers];
  return <FigureTable caption={texts.queues} columns={columns} rows={rows} />;
}

function Jobs({ jobs: { states, overdue, failures } }: { jobs: JobsReport }) {
  const rows = states.map(({ state, count, oldestSeconds }) => ({
    id: state as string,
    name: texts.JOB_WORDS[state],
    figures: [number(count), age(oldestSeconds)],
  }));
  if (overdue > 0) {
    rows.push({ id: 'overdue', name: texts.overdue, figures: [number(overdue), ''] });
  }
  if (rows.length === 0) return <p className="text-sm text-ink-soft">{texts.noJobs}</p>;
  const columns = [texts.state, texts.count, texts.oldest];
  return (
    <>
      <FigureTable caption={texts.jobs} columns={columns} rows={rows} />
      {failures.length > 0 ? (
        <FigureTable
          caption={texts.failuresByCode}
          columns={[texts.code, texts.count]}
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
    <Section title={texts.errorsOfLastHour} description={texts.whatTheyCount}>
      {errors.length === 0 ? (
        <p>{texts.noErrors}</p>
      ) : (
        <FigureTable
          isCaptionHidden
          caption={texts.errorsOfLastHour}
          columns={[texts.code, texts.status, texts.count, texts.last]}
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

import type { Diagnostics, ServiceView } from '@casewright/contracts';
import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type BadgeLook, StateBadge } from '../../../shared/ui/badge';
import { Fact, FactLine } from '../../../shared/ui/fact-line';
import { Section } from '../../../shared/ui/section';
import { buildWords, clockWords, number, time } from '../health-words';
import * as texts from '../texts';
import { ServiceDetails, SettingRows } from './service-details';

type State = ServiceView['state'];

const LOOKS: Record<State, BadgeLook> = {
  ready: { word: 'Ready', icon: CircleCheck, tone: 'verified' },
  impaired: { word: 'Impaired', icon: TriangleAlert, tone: 'mismatch' },
  away: { word: 'Does not answer', icon: OctagonX, tone: 'notfound' },
};

/** The gateway, which answers this, and each service behind it. */
export function Services({ health }: { health: Diagnostics }) {
  return (
    <Section title="Services">
      <ul>
        <Item name="Gateway" state="ready">
          <Facts>
            <Fact>{buildWords(health.build)}</Fact>
            <Fact>{texts.runningSince(time(health.startedAt))}</Fact>
          </Facts>
          <SettingRows of="Gateway" settings={health.settings} />
        </Item>
        {health.services.map((service) => (
          <Service key={service.name} service={service} />
        ))}
      </ul>
    </Section>
  );
}

function Service({ service }: { service: ServiceView }) {
  const { name, state, answeredInMs, aheadMs, reason, report } = service;
  if (!report) {
    return (
      <Item name={texts.SERVICE_WORDS[name]} state={state}>
        <p className="mt-1 max-w-measure text-sm wrap-anywhere">{reason ?? 'It is not running.'}</p>
      </Item>
    );
  }
  const down = report.dependencies.filter(({ status }) => status === 'down');
  return (
    <Item name={texts.SERVICE_WORDS[name]} state={state}>
      <Facts>
        <Fact>{buildWords(report.build)}</Fact>
        <Fact>{texts.runningSince(time(report.startedAt))}</Fact>
        <Fact>{answeredInMs === null ? null : `Answered in ${number(answeredInMs)} ms`}</Fact>
        <Fact>{clockWords(aheadMs)}</Fact>
      </Facts>
      {down.map((dependency) => (
        <p key={dependency.name} className="mt-1 max-w-measure text-sm wrap-anywhere">
          {`${dependency.name}: ${dependency.detail ?? 'down'}`}
        </p>
      ))}
      <ServiceDetails name={texts.SERVICE_WORDS[name]} report={report} />
    </Item>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <FactLine className="mt-1 text-sm">{children}</FactLine>;
}

function Item({ name, state, children }: { name: string; state: State; children: ReactNode }) {
  return (
    <li className="border-t border-rule py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-sans text-base font-semibold">{name}</h3>
        <StateBadge look={LOOKS[state]} />
      </div>
      {children}
    </li>
  );
}

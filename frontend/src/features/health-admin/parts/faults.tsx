import type { Diagnostics, Fault } from '@casewright/contracts';
import { CircleCheck, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../shared/ui/badge';
import { Section } from '../../../shared/ui/section';
import { time } from '../health-words';
import * as texts from '../texts';

const LOOKS: Record<Fault['severity'], { icon: LucideIcon; tone: BadgeTone }> = {
  down: { icon: OctagonX, tone: 'notfound' },
  warning: { icon: TriangleAlert, tone: 'mismatch' },
};

interface FaultsProps {
  health: Diagnostics;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** What is wrong, the worst first, each with what to do; and another look. */
export function Faults({ health: { faults, at }, query }: FaultsProps) {
  return (
    <Section title="Faults" query={query}>
      <div role="status">
        {faults.length === 0 ? (
          <p className="flex items-start gap-1.5 text-verified">
            <CircleCheck aria-hidden className="mt-1 size-4 shrink-0" strokeWidth={2} />
            No faults found.
          </p>
        ) : (
          <ul>
            {faults.map((fault) => (
              <FaultItem key={`${fault.code} ${fault.what}`} fault={fault} />
            ))}
          </ul>
        )}
      </div>
      <p className="mt-3 text-sm text-ink-faint tabular-nums">
        As of <time dateTime={at}>{time(at)}</time>
      </p>
    </Section>
  );
}

function FaultItem({ fault: { severity, what, todo } }: { fault: Fault }) {
  const { icon, tone } = LOOKS[severity];
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-rule py-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <div>
        <Badge tone={tone} icon={icon}>
          {texts.SEVERITY_WORDS[severity]}
        </Badge>
      </div>
      <div className="max-w-measure wrap-anywhere">
        <p className="font-semibold">{what}</p>
        <p className="mt-1 text-ink-soft">{todo}</p>
      </div>
    </li>
  );
}

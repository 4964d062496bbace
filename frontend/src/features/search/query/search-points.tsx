import { Award } from 'lucide-react';
import { Card } from '../../../shared/ui/card';
import { InfoTip } from '../../../shared/ui/info-tip';

/** Points for a search that found something. */
export const POINTS_PER_SEARCH = 10;

/** From this total on the badge shows. */
const EXPERT_POINTS = 50;

/** The running total of this visit, with the badge once it is earned. */
export function SearchPoints({ points }: { points: number }) {
  return (
    <Card className="flex flex-wrap items-center print:hidden gap-x-5 gap-y-2 px-4 py-2.5 max-md:border-0 max-md:bg-transparent max-md:p-0">
      <div className="flex items-center gap-3">
        <h2 className="flex items-center gap-1 font-sans text-sm font-medium tracking-normal text-ink-soft">
          Search Points
          <InfoTip label="About the points">
            {`Every search that finds at least one case earns ${POINTS_PER_SEARCH} points. The count starts at 0 each time you open this screen.`}
          </InfoTip>
        </h2>
        <output className="font-serif text-xl leading-none font-semibold text-brass-ink tabular-nums">
          {points}
        </output>
      </div>
      {points >= EXPERT_POINTS ? <ExpertBadge /> : null}
    </Card>
  );
}

function ExpertBadge() {
  return (
    <div className="flex animate-fade-in items-center gap-2.5 border-brass sm:border-l sm:pl-5">
      <Award aria-hidden className="size-5 shrink-0 text-brass-ink" strokeWidth={1.75} />
      <div className="leading-tight">
        <p className="text-sm font-semibold text-brass-ink">Expert Researcher</p>
        <p className="text-xs text-ink-soft">{`Earned for ${EXPERT_POINTS}+ points`}</p>
      </div>
    </div>
  );
}

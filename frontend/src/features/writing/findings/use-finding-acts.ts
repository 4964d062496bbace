import { useMemo } from 'react';
import { useLatest } from '../../../shared/hooks/use-latest';
import { announce } from '../../../shared/ui/live-region';
import type { Placed } from '../draft/placed';
import { judge, revise } from '../draft/writing-acts';
import type { Reviewed } from '../use-writing';
import { changeOf, safeChanges } from './suggestions';

/** What can be done with a finding, or with all of its kind; each is one step of undo. */
export interface FindingActs {
  accept: (item: Placed) => void;
  dismiss: (item: Placed) => void;
  /** Takes every suggestion of the rule that is safe unread. */
  acceptKind: (rule: string) => void;
  /** Says nothing more by this rule. */
  silence: (rule: string) => void;
  /** Brings back everything that was dismissed. */
  restore: () => void;
}

export function useFindingActs({ state, change, visible }: Reviewed): FindingActs {
  const latest = useLatest({ state, visible });
  return useMemo(() => {
    const ofRule = (rule: string) =>
      latest.current.visible.filter(({ finding }) => finding.rule === rule);
    // Where it is now: the list may still show its place before the last keystrokes.
    const nowOf = ({ key }: Placed) => latest.current.visible.find((item) => item.key === key);
    return {
      accept(shown) {
        const item = nowOf(shown);
        const suggestion = item && changeOf(latest.current.state.text, item);
        if (!suggestion) return;
        change((now) => revise(now, [suggestion]));
        announce(`Replaced: ${item.finding.quote}`);
      },
      dismiss(shown) {
        const item = nowOf(shown);
        if (!item) return;
        const { start, end } = item;
        const { rule, title } = item.finding;
        change((now) => judge(now, { dismissed: [...now.dismissed, { rule, start, end }] }));
        announce(`Dismissed: ${title}`);
      },
      acceptKind(rule) {
        const changes = safeChanges(latest.current.state.text, ofRule(rule));
        change((now) => revise(now, changes));
        announce(`${changes.length} replaced`);
      },
      silence(rule) {
        announce(`${ofRule(rule).length} dismissed`);
        change((now) => judge(now, { silenced: [...now.silenced, rule] }));
      },
      restore: () => change((now) => judge(now, { dismissed: [], silenced: [] })),
    };
  }, [change, latest]);
}

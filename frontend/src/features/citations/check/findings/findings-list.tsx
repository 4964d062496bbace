import type { CheckedCitation } from '@casewright/contracts';
import { NoneListed } from '../../../../shared/reading/findings/findings-panel';
import { FindingRow } from './finding-row';

interface FindingsListProps {
  citations: readonly CheckedCitation[];
  /** Places in `citations`, ascending. */
  listed: readonly number[];
  selected: number | null;
  onSelect: (index: number | null) => void;
  onClearFilter: () => void;
  /** Where the text is a separate view: the way there. */
  onShowText: (() => void) | null;
}

/**
 * The findings in the text's order; the chosen one is open. Scrolls on its own alongside the text.
 */
export function FindingsList(props: FindingsListProps) {
  const { citations, listed, selected, onSelect, onClearFilter, onShowText } = props;
  if (listed.length === 0) {
    return <NoneListed className="lg:col-start-2 lg:row-start-1" onShowAll={onClearFilter} />;
  }
  const [first] = listed;
  // One stop for the Tab key; from there the arrows lead through the list.
  const stop = selected !== null && listed.includes(selected) ? selected : first;
  return (
    <section
      aria-label="Findings"
      className="findings-list lg:sticky lg:top-16 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-5rem)] fading-bar lg:overflow-y-auto print:static print:max-h-none print:overflow-visible"
    >
      <ol className="border-t border-rule lg:border-t-0">
        {listed.map((index) => (
          <FindingRow
            key={index}
            index={index}
            citation={citations[index]!}
            isOpen={index === selected}
            isStop={index === stop}
            onSelect={onSelect}
            onShowText={onShowText}
          />
        ))}
      </ol>
    </section>
  );
}

import type { SearchCase } from '@casewright/contracts';
import * as texts from './texts';
import { signalLabel } from './texts';

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** Each part of the score, and the score. */
export function ScoreSignals({ score, signals }: Pick<SearchCase, 'score' | 'signals'>) {
  return (
    <table className="my-2 w-full max-w-sm">
      <caption className="pb-1 text-left text-ink-faint">{texts.partsOfScore}</caption>
      <tbody>
        {Object.entries(signals).map(([key, value]) => (
          <tr key={key} className="border-t border-rule">
            <th scope="row" className="py-1 pr-4 text-left font-normal">
              {signalLabel(key)}
            </th>
            <td className="py-1 text-right">{format.format(value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-semibold text-ink">
          <th scope="row" className="py-1 pr-4 text-left">
            {texts.score}
          </th>
          <td className="py-1 text-right">{format.format(score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

import {
  type CaseRecord,
  type DerivedTreatment,
  knownUntilSentence,
  treatmentWeight,
} from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { Badge } from '../../../shared/ui/badge';
import { InfoTip } from '../../../shared/ui/info-tip';
import { caseAddressSearch } from '../case-address';
import { PassageView } from '../citations/passage-view';
import * as texts from '../texts';
import { treatmentLook, treatmentWord } from '../treatment-words';
import { HistoryList } from './history-list';

/** The case's later history: what its record says, and what later opinions say. */
export function TreatmentNotices({ record }: { record: CaseRecord }) {
  const { history, treatments, laterHistory } = record;
  if (history.length + treatments.length === 0 && !laterHistory) return null;
  const grave = treatments.filter(({ treatment }) =>
    ['negative', 'caution'].includes(treatmentWeight(treatment)),
  );
  const others = treatments.filter((each) => !grave.includes(each));
  return (
    <section aria-labelledby="later-history" className="mb-10 max-w-4xl">
      <h2 id="later-history" className="mb-1 text-xl">
        Later history
      </h2>
      <HistoryList events={history} />
      {laterHistory ? (
        <p className="mt-2 max-w-measure text-sm text-ink-soft">
          {laterHistory.events.length > 0
            ? ''
            : `${history.length > 0 ? 'No negative treatment is known here.' : 'No later history known here.'} `}
          {knownUntilSentence(laterHistory)}
        </p>
      ) : null}
      {treatments.length > 0 ? <DerivedHeading /> : null}
      {grave.map((each) => (
        <DerivedNotice key={each.treatment} caseId={record.id} derived={each} />
      ))}
      {others.length > 0 ? <OtherTreatments caseId={record.id} treatments={others} /> : null}
    </section>
  );
}

function DerivedHeading() {
  return (
    <p className="mt-4 flex items-center gap-1 text-sm text-ink-soft">
      <Badge tone="unchecked">Derived</Badge>
      <span className="ml-1">Inferred from the words of later opinions in this library.</span>
      <InfoTip label="About derived treatment">
        The built-in engine looks for words such as “overruled” used about this case. It can miss or
        misread some, so open the passage and check before you rely on it.
      </InfoTip>
    </p>
  );
}

/** A treatment to be aware of, with the passages that say so. */
function DerivedNotice({ caseId, derived }: { caseId: number; derived: DerivedTreatment }) {
  const { treatment, cases, examples } = derived;
  const { icon: Icon, tone } = treatmentLook(treatment);
  return (
    <details className="group border-b border-rule py-3">
      <summary className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone} icon={Icon}>
          {treatmentWord(treatment)}
        </Badge>
        <span className="text-sm">
          by {cases === 1 ? '1 case' : texts.cases(cases)}, derived
          <span className="ml-2 text-link group-open:hidden print:hidden">
            {examples.length === 1 ? 'Show the passage' : 'Show the passages'}
          </span>
        </span>
      </summary>
      <ul className="mt-3 space-y-5 pl-1">
        {examples.map(({ case: by, passage }) => (
          <li key={`${by.id}-${passage.opinion}-${passage.paragraph}-${passage.citation.start}`}>
            <PassageView citing={by} passage={passage} showsCase />
          </li>
        ))}
      </ul>
      {cases > examples.length ? (
        <Link
          to={caseHref(caseId, caseAddressSearch({ tab: 'cited-by', treatment }))}
          className="mt-3 inline-block text-sm text-link"
        >
          {`All ${cases} cases`}
        </Link>
      ) : null}
    </details>
  );
}

/** The rest in a line, each leading to its passages. */
function OtherTreatments(props: { caseId: number; treatments: readonly DerivedTreatment[] }) {
  return (
    <ul aria-label="Other derived treatment" className="mt-3 flex flex-wrap gap-2">
      {props.treatments.map(({ treatment, cases }) => {
        const { icon, tone } = treatmentLook(treatment);
        return (
          <li key={treatment}>
            <Link
              to={caseHref(props.caseId, caseAddressSearch({ tab: 'cited-by', treatment }))}
              className="inline-flex min-h-6 rounded-sm hover:underline hover:underline-offset-4"
            >
              <Badge tone={tone} icon={icon}>
                {`${treatmentWord(treatment)} by ${cases}`}
              </Badge>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

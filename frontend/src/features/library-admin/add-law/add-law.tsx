import { useSearchParams } from 'react-router-dom';
import { reasonOf } from '../../../shared/api/api-error';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Section } from '../../../shared/ui/section';
import { LawForm } from './law-form';
import { LawPlan } from './law-plan';
import { volumeOf } from './law-words';
import { SendFiles } from './send-files';
import { useOrder } from './use-order';

/** Choosing law that its publishers have, and fetching it. */
export function AddLaw() {
  const [address] = useSearchParams();
  const wanted = volumeOf(address.get('add'));
  const form = useOrder(wanted);
  const { plan } = form;
  return (
    <Section
      title="Add law"
      description="Fetch opinions from their publishers, or only the names, citations, courts, and years of decisions, which is enough to check citations. An interrupted fetch resumes, and nothing is added twice."
    >
      <LawForm form={form} named={wanted?.reporter ?? ''} />
      {plan.error ? (
        <InlineAlert className="mt-4 max-w-2xl" title="Size and time are not known">
          <p className="wrap-anywhere">{reasonOf(plan.error, 'Try again later.')}</p>
        </InlineAlert>
      ) : null}
      {plan.data && plan.variables ? <LawPlan order={plan.variables} plan={plan.data} /> : null}
      <SendFiles />
    </Section>
  );
}

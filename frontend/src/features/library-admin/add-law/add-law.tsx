import { useSearchParams } from 'react-router-dom';
import { reasonOf } from '../../../shared/api/api-error';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Section } from '../../../shared/ui/section';
import { LawForm } from './law-form';
import { LawPlan } from './law-plan';
import { volumeOf } from './law-words';
import { SendFiles } from './send-files';
import * as texts from './texts';
import { useOrder } from './use-order';

/** Choosing law that its publishers have, and fetching it. */
export function AddLaw() {
  const [address] = useSearchParams();
  const wanted = volumeOf(address.get('add'));
  const form = useOrder(wanted);
  const { plan } = form;
  return (
    <Section title={texts.addLaw} description={texts.whatAddingDoes}>
      <LawForm form={form} named={wanted?.reporter ?? ''} />
      {plan.error ? (
        <InlineAlert className="mt-4 max-w-2xl" title={texts.sizeCouldNotBeFound}>
          <p className="wrap-anywhere">{reasonOf(plan.error, texts.tryAgainLater)}</p>
        </InlineAlert>
      ) : null}
      {plan.data && plan.variables ? <LawPlan order={plan.variables} plan={plan.data} /> : null}
      <SendFiles />
    </Section>
  );
}

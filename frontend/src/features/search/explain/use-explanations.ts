import type { SearchCase } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useModelAtFirst } from '../../../shared/model/use-model';
import type { SearchAddress } from '../search-address';
import { type Explanation, explanationOf } from './explanation-of';
import { explanationsQuery } from './explanations-query';

/**
 * Explanations by the model for the cases on the page, which are on the screen meanwhile; null where
 * there is no model.
 */
export function useExplanations(
  address: SearchAddress,
): ((found: SearchCase) => Explanation) | null {
  const model = useModelAtFirst();
  const { data: answer, isError } = useQuery({
    ...explanationsQuery(address),
    enabled: model !== null,
  });
  if (model === null) return null;
  return (found) => explanationOf(found, { model, answer, isFailed: isError });
}

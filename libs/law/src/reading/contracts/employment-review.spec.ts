import { TEMPLATE_JURISDICTIONS } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { draftTemplate } from '../../drafting/draft-template.js';
import { understand } from '../documents/understand.js';
import { reviewContract } from './review-contract.js';

describe('an employment contract, read by the built-in review', () => {
  it.each(Object.values(TEMPLATE_JURISDICTIONS))(
    'keeps back earlier work and can be ended, for %s',
    (jurisdiction) => {
      const { content } = draftTemplate({
        documentType: 'Employment Contract',
        requirements: 'Acme employs Jane Roe as an engineer.',
        jurisdiction,
      });
      const titles = reviewContract(understand({ text: content })).map(({ title }) => title);
      expect(titles).not.toContain('Assignment of rights without exceptions');
      expect(titles).not.toContain('No clause on termination');
    },
  );
});

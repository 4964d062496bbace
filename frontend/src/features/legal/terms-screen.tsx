import { productName } from '../../shared/config/product';
import { LegalDocument } from './legal-document';
import { termsSections } from './terms-sections';

export function TermsScreen() {
  return (
    <LegalDocument
      title="Terms & Conditions"
      summary={`What you may expect of ${productName}, and what it expects of you.`}
      sections={termsSections}
    />
  );
}

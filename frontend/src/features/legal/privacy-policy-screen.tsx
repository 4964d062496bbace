import { productName } from '../../shared/config/product';
import { LegalDocument } from './legal-document';
import { privacySections } from './privacy-sections';

export function PrivacyPolicyScreen() {
  return (
    <LegalDocument
      title="Privacy Policy"
      summary={`What this installation of ${productName} stores about you, where, and for how long.`}
      sections={privacySections}
    />
  );
}

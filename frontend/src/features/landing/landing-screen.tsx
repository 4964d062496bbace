import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { CallToAction } from './components/call-to-action';
import { Hero } from './components/hero';
import { PracticeAreas } from './components/practice-areas';
import { Statistics } from './components/statistics';
import { Testimonial } from './components/testimonial';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { Features } from './sections';

/** The public face of the product; each section is a file in components/, in this order. */
export function LandingScreen() {
  useDocumentTitle('Modernize Your Legal Practice');
  return (
    <>
      <LandingHeader />
      <main id="main" tabIndex={-1} data-focus-target className="outline-none">
        <Hero />
        <Features />
        <Statistics />
        <PracticeAreas />
        <Testimonial />
        <CallToAction />
      </main>
      <LandingFooter />
    </>
  );
}

import { Link } from 'react-router-dom';
import { pages } from '../../shared/config/pages';
import { signupHref } from '../../shared/config/paths';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { Bookshelf } from '../../shared/ui/bookshelf';
import { buttonClass } from '../../shared/ui/button';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { SampleResult } from './sample-result';
import { Features, PracticeAreas, Statistics, Testimonial } from './sections';

/** The public face of the product. */
export function LandingScreen() {
  useDocumentTitle(pages.landing.title);
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

function Hero() {
  return (
    <div className="border-b border-rule bg-sunken">
      <div className="mx-auto grid max-w-6xl items-center gap-x-14 gap-y-12 px-4 pt-28 pb-16 md:px-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-32 lg:pb-24">
        <div>
          <p className="running-head text-brass-ink">Legal research on your own machine</p>
          <h1 className="mt-5 text-3xl md:text-4xl">{pages.landing.title}</h1>
          <p className="mt-5 max-w-md font-serif text-lg text-ink-soft">
            Ask in plain words and read cases that exist, with the citation, the holding and the
            passage that answers. Your queries and documents stay on the machine that you run.
          </p>
          <Link to={signupHref} className={`${buttonClass('primary', 'lg')} mt-8`}>
            Start Free Trial
          </Link>
        </div>
        <SampleResult />
      </div>
    </div>
  );
}

function CallToAction() {
  return (
    <section className="border-t border-rule bg-sunken">
      <div className="mx-auto flex max-w-6xl flex-col items-start gap-6 px-4 py-14 md:flex-row md:items-center md:justify-between md:px-10 md:py-16">
        <div>
          <h2 className="text-2xl md:text-3xl">Put the library on your desk</h2>
          <p className="mt-2 text-ink-soft">No credit card required. Cancel anytime.</p>
        </div>
        <Link to={signupHref} className={buttonClass('primary', 'lg')}>
          Start Free 14-Day Trial
        </Link>
      </div>
      <Bookshelf className="block h-36 w-full border-b-4 border-[#2a2118]" />
    </section>
  );
}

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../shared/config/pages';
import { paths, signupHref } from '../../shared/config/paths';
import { useDocumentTitle } from '../../shared/screens/use-document-title';
import { Bookshelf } from '../../shared/ui/bookshelf';
import { Brand } from '../../shared/ui/brand';
import { buttonClass } from '../../shared/ui/button';
import { LandingFooter } from './landing-footer';
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
            Ask in plain words and read real cases, each with its citation, its holding, and the
            passage that answers your question. Your queries and documents stay on a machine you
            run.
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Link to={signupHref} className={buttonClass('primary', 'lg')}>
              Start Free Trial
            </Link>
            <Link to={paths.sample} className={buttonClass('secondary', 'lg')}>
              Try it on a sample
            </Link>
          </p>
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

const SOLID_AFTER_PX = 50;

export function LandingHeader() {
  const solid = useScrolled(SOLID_AFTER_PX);
  return (
    <header
      data-solid={solid}
      className={clsx(
        'fixed low:absolute inset-x-0 top-0 z-30 border-b transition-colors',
        solid ? 'border-rule bg-paper' : 'border-unmarked bg-transparent',
      )}
    >
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between px-4 md:px-10">
        <Link to={paths.landing} className="rounded-md">
          <Brand />
        </Link>
        <div className="flex items-center gap-1 sm:gap-3">
          <Link to={paths.login} className={clsx(buttonClass('ghost'), 'max-sm:px-3')}>
            Sign In
          </Link>
          <Link to={signupHref} className={clsx(buttonClass('primary'), 'max-sm:px-3')}>
            Free Trial
          </Link>
        </div>
      </div>
    </header>
  );
}

/** Whether the window is scrolled further than `threshold` pixels. */
function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(() => window.scrollY > threshold);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [threshold]);
  return scrolled;
}

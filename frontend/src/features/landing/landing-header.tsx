import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths, signupHref } from '../../shared/config/paths';
import { Brand } from '../../shared/ui/brand';
import { buttonClass } from '../../shared/ui/button';
import * as texts from './texts';

const SOLID_AFTER_PX = 50;

export function LandingHeader() {
  const solid = useScrolled(SOLID_AFTER_PX);
  return (
    <header
      data-solid={solid}
      className={clsx(
        'fixed inset-x-0 top-0 z-30 border-b transition-colors',
        solid ? 'border-rule bg-paper' : 'border-unmarked bg-transparent',
      )}
    >
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between px-4 md:px-10">
        <Link to={paths.landing} className="rounded-md">
          <Brand />
        </Link>
        <div className="flex items-center gap-1 sm:gap-3">
          <Link to={paths.login} className={clsx(buttonClass('ghost'), 'max-sm:px-3')}>
            {texts.signIn}
          </Link>
          <Link to={signupHref} className={clsx(buttonClass('primary'), 'max-sm:px-3')}>
            {texts.freeTrial}
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

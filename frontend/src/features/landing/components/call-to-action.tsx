import { Link } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { Bookshelf } from '../../../shared/ui/bookshelf';
import { buttonClass } from '../../../shared/ui/button';

export function CallToAction() {
  return (
    <section className="border-t border-rule bg-sunken">
      <div className="mx-auto flex max-w-6xl flex-col items-start gap-6 px-4 py-14 md:flex-row md:items-center md:justify-between md:px-10 md:py-16">
        <div>
          <h2 className="text-2xl md:text-3xl">Put the library on your desk</h2>
          <p className="mt-2 text-ink-soft">No credit card required. Cancel anytime.</p>
        </div>
        <Link to={paths.signup} className={buttonClass('primary', 'lg')}>
          Start Free 14-Day Trial
        </Link>
      </div>
      <Bookshelf className="block h-36 w-full border-b-4 border-[#2a2118]" />
    </section>
  );
}

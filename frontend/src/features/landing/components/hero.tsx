import { Link } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { buttonClass } from '../../../shared/ui/button';
import { SampleResult } from '../sample-result';

export function Hero() {
  return (
    <div className="border-b border-rule bg-sunken">
      <div className="mx-auto grid max-w-6xl items-center gap-x-14 gap-y-12 px-4 pt-28 pb-16 md:px-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-32 lg:pb-24">
        <div>
          <p className="running-head text-brass-ink">Legal research on your own machine</p>
          <h1 className="mt-5 text-3xl md:text-4xl">Modernize Your Legal Practice</h1>
          <p className="mt-5 max-w-md font-serif text-lg text-ink-soft">
            Ask in plain words and read cases that exist, with the citation, the holding and the
            passage that answers. Your queries and documents stay on the machine that you run.
          </p>
          <Link to={paths.signup} className={`${buttonClass('primary', 'lg')} mt-8`}>
            Start Free Trial
          </Link>
        </div>
        <SampleResult />
      </div>
    </div>
  );
}

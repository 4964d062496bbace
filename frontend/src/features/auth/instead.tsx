import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { buttonClass } from '../../shared/ui/button';
import { InlineAlert } from '../../shared/ui/inline-alert';

interface InsteadProps {
  title: string;
  to: 'home' | 'login';
  label: string;
  children: string;
}

/** What is shown where a link cannot open an account, and where to go instead. */
export function Instead({ title, to, label, children }: InsteadProps) {
  return (
    <>
      <InlineAlert tone="info" title={title} className="wrap-anywhere">
        {children}
      </InlineAlert>
      <Link to={paths[to]} className={buttonClass('secondary')}>
        {label}
      </Link>
    </>
  );
}

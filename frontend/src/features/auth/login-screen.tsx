import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { pages } from '../../shared/config/pages';
import { paths } from '../../shared/config/paths';
import { productName } from '../../shared/config/product';
import { lazyPart } from '../../shared/loading/lazy-part';
import { useDocumentTitle } from '../../shared/screens/use-document-title';
import { Bookshelf } from '../../shared/ui/bookshelf';
import { InlineAlert } from '../../shared/ui/inline-alert';
import { Tab, TabList, TabPanel, Tabs } from '../../shared/ui/tabs';
import { LoginForm } from './login-form';
import { SignOnButton } from './single-sign-on/sign-on-button';

const SignupForm = lazyPart(() => import('./signup-form'), 'SignupForm');

export function LoginScreen() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const tab = params.get('signup') === 'true' ? 'signup' : 'login';
  useDocumentTitle(tab === 'signup' ? 'Sign Up' : pages.login.title);

  // The tab is in the address; the state that leads back after a session's end stays with it.
  const choose = (next: string) =>
    setParams(next === 'signup' ? { signup: 'true' } : {}, { replace: true, state });

  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="mx-auto flex w-full max-w-md flex-col px-4 py-6">
        <BackToHome />
        <main id="main" tabIndex={-1} data-focus-target className="my-auto py-10 outline-none">
          <h1 className="mb-6 text-2xl">
            {tab === 'signup' ? 'Create your account' : `Sign in to ${productName}`}
          </h1>
          {state?.sessionEnded ? (
            <InlineAlert tone="info" className="mb-6">
              Your session has ended. Sign in again to return to where you were.
            </InlineAlert>
          ) : null}
          <Tabs value={tab} onValueChange={choose}>
            <TabList aria-label="Login or sign up">
              <Tab value="login">Login</Tab>
              <Tab value="signup">Sign Up</Tab>
            </TabList>
            <TabPanel value="login">
              <LoginForm />
              <SignOnButton />
            </TabPanel>
            <TabPanel value="signup">
              <SignupForm />
            </TabPanel>
          </Tabs>
        </main>
      </div>
      <Shelves />
    </div>
  );
}

function Shelves() {
  return (
    <div aria-hidden className="sticky top-0 hidden h-dvh grid-rows-3 bg-band lg:grid">
      {[0, 17, 31].map((volume) => (
        <Bookshelf
          key={volume}
          volume={volume}
          className="size-full border-b-8 border-[#2a2118] pt-3"
        />
      ))}
    </div>
  );
}

function BackToHome() {
  return (
    <header>
      <Link
        to={paths.landing}
        className="inline-flex min-h-6 items-center gap-2 rounded-sm text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to Home
      </Link>
    </header>
  );
}

// Single sign-on, on the login screen

export const signInWith = (provider: string) => `Sign in with ${provider}`;
export const goingThere = 'One moment...';
export const notSignedIn = 'You are not signed in';
export const tryAgainSoon = 'Try again in a moment, or log in with your password.';

// The way back from the provider

export const signingYouIn = 'Signing you in...';
export const whoYouAre = 'Sign in with your organization’s account.';
export const nothingToFinish = 'There is nothing to finish here';
export const beginOnLogin = 'Signing in with your organization begins on the login page.';
export const toLogin = 'Go to login';
export const toAccount = 'Go to your account';
export const welcomeBack = 'Welcome back!';
export const linked = 'Account linked';
export const linkedWords = 'From now on, you can sign in with your organization.';
export const code = (name: string) => `Code: ${name}`;
export const request = (id: string) => `Request: ${id}`;

// Forgotten password

export const forgotYourPassword = 'Forgot your password?';
export const whereToSend =
  'Enter your email, and we will send you a link to choose a new password.';
export const askYourAdministrator =
  'Ask your administrator for a link to choose a new password. It works once, for 30 minutes.';
export const whatIsLoaded = 'this form';
export const nothingWasSent = 'Nothing was sent. Try again in a moment.';
export const sendLink = 'Send link';
export const sending = 'Sending...';
export const linkNotSent = 'Link not sent';
export const close = 'Done';
export const linkIsOnItsWay = (address: string) =>
  `If ${address} has an account here, a link is on its way. It works once, for 30 minutes. If you do not see it, check your spam folder.`;

// Reset screen

export const chooseOneThatYouUse =
  'Choose one that you do not use anywhere else. You will be signed out everywhere.';
export const resetWords = {
  act: 'Set password',
  acting: 'Setting password...',
  failed: 'Password not set',
};
export const passwordSet = 'Password set';
export const signInWithIt = 'Sign in with your new password.';
export const openItAgain =
  'Open the link again exactly as you received it, or ask for a new one on the login page.';
export const what = 'your link';
export const doesNotWork = 'This link does not work';

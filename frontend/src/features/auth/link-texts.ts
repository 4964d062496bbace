// Behind links to an account

export const youAreSignedIn = 'You are signed in already';
export const logOutFirst = (name: string) =>
  `This link makes a new account, and you are signed in as ${name}. Log out, then open the link again.`;
export const toHome = 'Go to Home';
export const linkIsNotWhole = 'This link is not complete';
export const toLogin = 'Go to login';

// Login screen

export const signUp = 'Sign Up';
export const createYourAccount = 'Create your account';
export const signInTo = (productName: string | number) => `Sign in to ${productName}`;
export const yourSessionHasEnded =
  'Your session has ended. Sign in again to return to where you were.';
export const loginOrSignUp = 'Login or sign up';
export const login = 'Login';
export const backToHome = 'Back to Home';

// Auth api

export const welcomeBack = 'Welcome back!';
export const accountCreated = 'Account created!';

// Login form

export const loginFailed = 'Login failed';
export const tryAgainSoon = 'You are not signed in. Try again in a moment.';
export const password = 'Password';
export const loggingIn = 'Logging in...';

// Signup form

export const signupFailed = 'Signup failed';
export const checkYourMail = 'Check your mail';
export const backToForm = 'Use another address';
export const creatingAccount = 'Creating account...';
export const createAccount = 'Create Account';
export const byCreatingAccountYouAgree = 'By creating an account you agree to the ';
export const and = ' and the ';
export const fullName = 'Full name';
export const lawFirmCompany = 'Law firm/company';

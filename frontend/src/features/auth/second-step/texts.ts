export const enterCode =
  'Your password is correct. Now enter the code from your authenticator app, or one of your recovery codes.';
export const code = 'Code';
export const verify = 'Verify';
export const verifying = 'Verifying...';
export const notVerified = 'Not verified';
export const back = 'Back';

export const enterCode =
  'Your password is right. Now enter the code that your authenticator app shows, or one of your recovery codes.';
export const code = 'Code';
export const verify = 'Verify';
export const verifying = 'Verifying...';
export const notVerified = 'Not verified';
export const back = 'Back';

export const enterCode =
  'Your password is correct. Now enter the code from your authenticator app, or one of your recovery codes.';
export const enterRecoveryCode =
  'Your password is correct. Now use your passkey, or enter one of your recovery codes.';
export const enterCodeOrPasskey =
  'Your password is correct. Now use your passkey, or enter the code from your authenticator app or one of your recovery codes.';
export const usePasskey = 'Use a passkey';
export const waitingForPasskey = 'Waiting for your passkey...';
export const verify = 'Verify';
export const verifying = 'Verifying...';
export const notVerified = 'Not verified';
export const back = 'Back';

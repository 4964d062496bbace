// Part of the account screen

export const secondFactor = 'Second step at login';
export const codeBesidesPassword =
  'Logging in then takes your password and a passkey or a code from your phone: neither is enough by itself.';
export const whatIsLoaded = 'your second step';
export const nothingHasChanged = 'Nothing has changed. Try again in a moment.';
export const passwordAlone = 'Your password alone lets you in.';
export const setUpApp = 'Set up an authenticator app';
export const authenticatorApp = 'Authenticator app';
export const on = 'On';
export const since = (day: string) => `since ${day}`;
export const codesLeft = (count: number) =>
  count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;
export const makeNewOnes = 'Make new ones before you run out.';
export const newCodes = 'New recovery codes';
export const turnOff = 'Turn off';
export const turnOffApp = 'Turn off the authenticator app';

// Passkeys

export const passkey = 'Passkey';
export const addPasskey = 'Add a passkey';
export const passkeyExplained =
  'Your device, your password manager, or a security key keeps it. It works on this site alone, so a fake login page cannot use it.';
export const noPasskeysHere =
  'This browser cannot use passkeys at this address. They need a name, not an IP address, and a secure connection.';
export const passkeyName = 'Name';
export const nameOfPasskey = 'To tell it apart, such as “Office laptop”';
export const showWhatYouHave =
  'To add another, use the second step that you have: a passkey, a code from your app, or a recovery code.';
export const notAdded = 'The passkey was not added. Nothing has changed.';
export const passkeyAdded = 'Passkey added';
export const codesStillWork = 'Your recovery codes still work.';
export const added = (day: string) => `added ${day}`;
export const lastUsed = (day: string) => `last used ${day}`;
export const neverUsed = 'never used';
export const remove = 'Remove';
export const removeThis = (name: string) => `Remove ${name}`;
export const removeQuestion = (name: string) => `Remove the passkey “${name}”?`;
export const worksNoLonger = 'It will no longer let you in. Remove it from your device as well.';
export const removing = 'Removing...';
export const notRemoved = 'It was not removed. Try again.';
export const passkeyRemoved = 'Passkey removed';

// Where it is required

export const oneMoreStep = 'Set up a second step';
export const secondStepIsRequired =
  'Your account needs a second step at login. Set it up once, with a passkey or an authenticator app on your phone, to continue.';

// Setting up an app

export const goOn = 'Continue';
export const goingOn = 'Continuing...';
export const notBegun = 'Setup could not start. Nothing has changed.';
export const scanThis =
  'Scan this with an authenticator app on your phone, or type the key into it. Then enter the code that the app shows.';
export const qrCode = 'QR code for an authenticator app';
export const key = 'Key';
export const copyKey = 'Copy key';
export const keyIsCopied = 'The key is copied.';
export const codeOfApp = 'Code from the app';
export const sixDigits = '6 digits';
export const turnOn = 'Turn on';
export const turningOn = 'Turning on...';
export const appTurnedOn = 'Authenticator app turned on';
export const notTurnedOn = 'It was not turned on. Try the next code.';

// Recovery codes

export const yourRecoveryCodes = 'Your recovery codes';
export const eachWorksOnce =
  'Each of these works once in place of your second step. Keep them where you keep your passwords, not on the phone: they are not shown again.';
export const copyCodes = 'Copy codes';
export const codesAreCopied = 'The recovery codes are copied.';

// Password and code

export const usePasskey = 'Use a passkey';
export const waitingForPasskey = 'Waiting for your passkey...';
export const fromAppOrRecovery = 'From your app, or a recovery code';
export const turnOffQuestion = 'Turn off the authenticator app?';
export const passwordWillDo =
  'Your password alone will then let you in, and your recovery codes will stop working.';
export const turningOff = 'Turning off...';
export const turnedOff = 'Authenticator app turned off';
export const passkeysStay = 'Your passkeys and recovery codes still work.';
export const notTurnedOff = 'It was not turned off. Try again.';
export const newCodesQuestion = 'Make new recovery codes?';
export const oldCodesEnd = 'Your current codes will stop working.';
export const makeCodes = 'Make codes';
export const makingCodes = 'Making codes...';
export const codesNotMade = 'No new codes were made. Your current ones still work.';

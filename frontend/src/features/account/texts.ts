// Change of name and firm

export const detailsWords = { act: 'Save', acting: 'Saving...', failed: 'Name and firm not saved' };

// Change of password

export const passwordWords = {
  act: 'Change password',
  acting: 'Changing password...',
  failed: 'Password not changed',
};

// Change of email

export const emailWords = {
  act: 'Change email',
  acting: 'Changing email...',
  failed: 'Email not changed',
};

// Sessions

/** `2 other sessions were ended.`; nothing to say where there were none. */
export function endedWords(count: number): string {
  if (count === 0) return 'You were not signed in anywhere else.';
  return count === 1 ? 'One other session was ended.' : `${count} other sessions were ended.`;
}

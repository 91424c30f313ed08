import type { Issue } from './issue.ts';

export const issueTextsEn = {
  credentialMissing: 'Enter your e-mail address or your member number.',
  passwordMissing: 'Enter your password.',
  secondFactorMissing: 'Enter the code.',
  emailInvalid: 'Enter a complete e-mail address, for example anna@example.com.',
  emailSame: 'That is your address already.',
  codeMissing: 'Enter the starting code from your invitation.',
  codeShort: 'The starting code has 8 characters.',
  passwordShort: 'Use at least 8 characters.',
  passwordLong: 'Use at most 128 characters.',
  passwordOwn: 'Use neither your name nor your e-mail address.',
  passwordsDiffer: 'Both entries have to be the same.',
  firstNameMissing: 'Enter your first name.',
  lastNameMissing: 'Enter your last name.',
  nameInvalid: '2 to 50 letters; hyphens, apostrophes and spaces are allowed.',
  phoneInvalid: 'Enter a phone number at which we can reach you, for example +49 171 2345678.',
  streetMissing: 'Enter the street.',
  houseNumberMissing: 'Missing.',
  zipInvalid: '5 digits.',
  cityMissing: 'Enter the town.',
  privacyMissing: 'Confirm that you have read the notice.',
} as const satisfies Record<Issue, string>;

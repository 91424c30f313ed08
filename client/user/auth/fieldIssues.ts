/** The errors of a field that are found before anything is sent. */
const issues = [
  'credentialMissing',
  'passwordMissing',
  'secondFactorMissing',
  'emailInvalid',
  'emailSame',
  'codeMissing',
  'codeShort',
  'newPasswordMissing',
  'confirmationMissing',
  'passwordShort',
  'passwordLong',
  'passwordOwn',
  'passwordsDiffer',
  'firstNameMissing',
  'lastNameMissing',
  'nameInvalid',
  'phoneInvalid',
  'streetMissing',
  'houseNumberMissing',
  'zipInvalid',
  'cityMissing',
  'privacyMissing',
] as const;
export type Issue = (typeof issues)[number];

/** The message of a schema's rule: the name of a text, because the language may change while the form is open. */
export const issueMessage = (issue: Issue): Issue => issue;

export const issueOf = (message: string): Issue | undefined => issues.find((issue) => issue === message);

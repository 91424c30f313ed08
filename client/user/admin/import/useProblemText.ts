import { useTranslation } from 'react-i18next';
import { knownErrorCode } from '../../../core/errors/errorCode.ts';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import type { UserIssue } from '../form/userSchema.ts';
import type { ImportAnswer } from './useImport.ts';

type ImportProblem = ImportAnswer['problems'][number];

/** The problem of a cell, in the words of the account form; the keys are the columns. */
const issues: ReadonlyMap<string, UserIssue> = new Map<string, UserIssue>([
  ['userID', 'number'],
  ['firstName', 'name'],
  ['lastName', 'name'],
  ['companyName', 'companyName'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['street', 'street'],
  ['houseNumber', 'houseNumber'],
  ['zip', 'zip'],
  ['city', 'city'],
  ['discount', 'percent'],
]);
/** Where the cell is empty. */
const missing: ReadonlyMap<string, UserIssue> = new Map<string, UserIssue>([
  ['firstName', 'firstNameMissing'],
  ['lastName', 'lastNameMissing'],
]);

const issueOf = ({ field, value }: ImportProblem): UserIssue | undefined =>
  (value == null ? missing.get(field ?? '') : undefined) ?? issues.get(field ?? '');

/** What only an import says of a cell. */
const ownIssueOf = ({ field, value }: ImportProblem): 'emailOrGuardian' | 'guardian' | 'language' | 'role' | null => {
  if (field === 'guardianID') return 'guardian';
  if (field === 'email' && value == null) return 'emailOrGuardian';
  return field === 'role' || field === 'language' ? field : null;
};

/** What an admin has to change in a line of the file. */
export const useProblemText = () => {
  const { t } = useTranslation('userAdmin');
  const errorText = useErrorText();
  return (problem: ImportProblem): string => {
    const { field, code } = problem;
    if (code === 'ERR_USER_ALREADY_EXISTS') return t(($) => $.import.numberTaken);
    if (code === 'ERR_EMAIL_ALREADY_EXISTS') return t(($) => $.import.emailTaken);
    const own = ownIssueOf(problem);
    if (own) return t(($) => $.import[own]);
    if (code !== 'ERR_INVALID_INPUT' || field == null) return errorText(new ServerRefusal(knownErrorCode(code)));
    const issue = issueOf(problem);
    return issue ? t(($) => $.form.issues[issue]) : errorText(new ServerRefusal(knownErrorCode(code)));
  };
};

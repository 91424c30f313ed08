import { useTranslation } from 'react-i18next';
import type { ExportedUser } from './fetchAllUsers.ts';
import { type UserColumn, userColumns } from './userColumns.ts';
import { accountStateOf } from './accountState.ts';

const nowhere = { street: '', houseNumber: '', zip: '', city: '', country: '' };

/** The rows of the exported table, with its head, in the language on screen. */
export const useExportRows = () => {
  const { t } = useTranslation('userAdmin');
  const cellsOf = (user: ExportedUser): Readonly<Record<UserColumn, string>> => ({
    userID: user.userID,
    firstName: user.firstName,
    // A business without a person is shown by its own name.
    lastName: user.firstName === '' && user.lastName === user.companyName ? '' : user.lastName,
    companyName: user.companyName ?? '',
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...nowhere,
    ...user.address,
    country: user.address?.country ?? '',
    role: t(($) => $.users.exportRoles[user.role]),
    discount: String(user.discount),
    language: t(($) => $.languages[user.language]),
    state: t(($) => $.states[accountStateOf(user)]),
  });
  return (users: readonly ExportedUser[]): readonly (readonly string[])[] => [
    userColumns.map((column) => t(($) => $.users.exportColumns[column])),
    ...users.map((user) => {
      const cells = cellsOf(user);
      return userColumns.map((column) => cells[column]);
    }),
  ];
};

import { mdiAccountGroupOutline } from '@mdi/js';
import { loadQuery } from 'react-relay';
import editedUserQuery, { type useEditedUserQuery } from '../../__generated__/useEditedUserQuery.graphql.ts';
import newAccountQuery, { type useNewAccountQuery } from '../../__generated__/useNewAccountQuery.graphql.ts';
import type { AdminFeature } from '../../core/features/feature.ts';
import { historyTexts } from '../../core/history/historyTexts.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import { personPickerTexts } from '../../core/people/personPickerTexts.ts';
import { preloadedPage } from '../../core/loading/preloadedPage.ts';
import type { userAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    userAdmin: typeof userAdminTextsDe;
  }
}

export const userAdminFeature: AdminFeature = {
  texts: {
    ...historyTexts,
    ...personPickerTexts,
    userAdmin: {
      de: async () => (await import('./texts.de.ts')).userAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).userAdminTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/user',
      page: lazyPage(async () => (await import('./UsersPage.tsx')).UsersPage),
      texts: ['userAdmin'],
    },
    {
      path: '/dashboard/user/new',
      page: preloadedPage(
        async () => (await import('./NewUserPage.tsx')).NewUserPage,
        (environment) => ({
          defaults: loadQuery<useNewAccountQuery>(environment, newAccountQuery, {}, { fetchPolicy: 'network-only' }),
        }),
      ),
      texts: ['userAdmin'],
    },
    {
      path: '/dashboard/user/import',
      page: lazyPage(async () => (await import('./ImportPage.tsx')).ImportPage),
      texts: ['userAdmin'],
    },
    {
      path: '/dashboard/user/:userID/edit',
      page: preloadedPage(
        async () => (await import('./EditUserPage.tsx')).EditUserPage,
        (environment, { userID = '' }) => ({
          account: loadQuery<useEditedUserQuery>(
            environment,
            editedUserQuery,
            { userID },
            { fetchPolicy: 'network-only' },
          ),
        }),
      ),
      texts: ['userAdmin', 'auth', 'history', 'personPicker'],
    },
  ],
  menu: [
    {
      section: 'booking',
      order: 50,
      to: '/dashboard/user',
      icon: mdiAccountGroupOutline,
      texts: 'userAdmin',
      label: (t) => t(($) => $.menu.users, { ns: 'userAdmin' }),
      pages: [
        { to: '/dashboard/user', label: (t) => t(($) => $.menu.allUsers, { ns: 'userAdmin' }) },
        { to: '/dashboard/user/new', label: (t) => t(($) => $.menu.newUser, { ns: 'userAdmin' }) },
        { to: '/dashboard/user/import', label: (t) => t(($) => $.menu.importUsers, { ns: 'userAdmin' }) },
      ],
    },
  ],
};

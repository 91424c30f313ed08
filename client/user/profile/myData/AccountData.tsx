import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { DataView } from './DataView.tsx';
import { type StoredValue, accountBySubject } from './storedData.ts';

const Subject = styled('div')(({ theme }) => ({
  '& > h3': { ...theme.typography.body1, margin: theme.spacing(0, 0, 2), fontWeight: 700 },
}));

/** The facts of the account by subject. */
export const AccountData = ({ account }: { account: Readonly<Record<string, StoredValue>> }) => {
  const { t } = useTranslation('profile');
  return accountBySubject(account).map(([subject, group]) => (
    <Subject key={subject}>
      <h3>{t(($) => $.data.subjects[subject])}</h3>
      <DataView name={subject} value={group} />
    </Subject>
  ));
};

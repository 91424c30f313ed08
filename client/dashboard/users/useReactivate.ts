import { useTranslation } from 'react-i18next';
import { useNotify } from '../../core/notices.ts';
import { useErrorText } from '../../core/useErrorText.ts';
import { useSetActive } from './useSetActive.ts';

type Person = Readonly<{ userID: string; firstName: string; lastName: string }>;

/** Lets somebody in again; takes nothing away, and so does not ask first. */
export const useReactivate = () => {
  const { t } = useTranslation('dashboard');
  const notify = useNotify();
  const errorText = useErrorText();
  const { setActive } = useSetActive();
  return ({ userID, firstName, lastName }: Person) =>
    setActive(userID, true, {
      onDone: () =>
        notify({ kind: 'success', text: t(($) => $.users.reactivated, { name: `${firstName} ${lastName}` }) }),
      onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
    });
};

import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../core/notices.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useSetActive } from './useSetActive.ts';

type Person = Readonly<{ userID: string; firstName: string; lastName: string }>;

/** Reactivates an account; removes nothing, and so does not ask for a confirmation. */
export const useReactivate = () => {
  const { t } = useTranslation('userAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const { setActive } = useSetActive();
  return ({ userID, firstName, lastName }: Person) =>
    setActive(
      { userID, active: true },
      {
        onDone: () =>
          notify({ kind: 'success', text: t(($) => $.users.reactivated, { name: `${firstName} ${lastName}` }) }),
        onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
      },
    );
};

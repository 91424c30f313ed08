import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ReminderCard_user$key } from '../../../__generated__/ReminderCard_user.graphql.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { CheckField } from '../../../ui/forms/CheckField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useSwitchReminders } from './useSwitchReminders.ts';

/** Whether an e-mail comes before each booking; saved at once (decisions.md N28). */
export const ReminderCard = ({ user: key }: { user: ReminderCard_user$key }) => {
  const { t } = useTranslation('profile');
  const notify = useNotify();
  const errorText = useErrorText();
  const { userID, bookingReminders } = useFragment(
    graphql`
      fragment ReminderCard_user on User {
        userID
        bookingReminders
      }
    `,
    key,
  );
  const { switchReminders, isBusy } = useSwitchReminders(userID);
  const change = (isOn: boolean) =>
    switchReminders(isOn, {
      onDone: () => notify({ kind: 'success', text: isOn ? t(($) => $.reminders.on) : t(($) => $.reminders.off) }),
      onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
    });
  return (
    <Card title={t(($) => $.reminders.title)}>
      <CheckField
        label={t(($) => $.reminders.wanted)}
        help={t(($) => $.reminders.help)}
        checked={bookingReminders}
        disabled={isBusy}
        onChange={({ target }) => change(target.checked)}
      />
    </Card>
  );
};

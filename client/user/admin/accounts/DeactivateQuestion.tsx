import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DeactivateQuestionQuery } from '../../../__generated__/DeactivateQuestionQuery.graphql.ts';
import { useNotify } from '../../../core/notices.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { FutureBookingList } from './FutureBookingList.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { useSetActive } from './useSetActive.ts';

const choices = ['CANCEL', 'KEEP'] as const;
type Choice = (typeof choices)[number];

type DeactivateQuestionProps = { userID: string; name: string; onClose: () => void };

/** What deactivating means, and what becomes of the bookings ahead: cancelled, unless the admin keeps them (decisions.md B27). */
export const DeactivateQuestion = ({ userID, name, onClose }: DeactivateQuestionProps) => {
  const { t } = useTranslation('userAdmin');
  const { userToDelete: preview } = useLazyLoadQuery<DeactivateQuestionQuery>(
    graphql`
      query DeactivateQuestionQuery($userID: ID!) {
        userToDelete(userID: $userID) {
          futureBookings {
            __typename
          }
          ...FutureBookingList_preview
        }
      }
    `,
    { userID },
    { fetchPolicy: 'network-only', fetchKey: useRetryKey() },
  );
  const notify = useNotify();
  const { setActive, isBusy } = useSetActive();
  const [choice, setChoice] = useState<Choice>('CANCEL');
  const [refusal, setRefusal] = useState<Error | null>(null);
  const count = preview.futureBookings.length;
  const deactivate = () =>
    setActive(
      { userID, active: false, futureBookings: choice },
      {
        onDone: () => {
          notify({ kind: 'success', text: t(($) => $.users.deactivated, { name }) });
          onClose();
        },
        onRefused: setRefusal,
      },
    );
  return (
    <QuestionForm
      confirm={t(($) => $.users.deactivate.confirm)}
      onConfirm={deactivate}
      {...{ isBusy, refusal, onClose }}
    >
      <p>{t(($) => $.users.deactivate.text)}</p>
      {count > 0 && (
        <>
          <div>
            <p>{t(($) => $.users.deactivate.future, { count })}</p>
            <FutureBookingList preview={preview} />
          </div>
          <RadioGroup
            label={t(($) => $.users.deactivate.question)}
            name="futureBookings"
            options={choices.map((value) => ({ value, label: t(($) => $.users.deactivate.choices[value]) }))}
            selected={choice}
            onChange={({ target }) => setChoice(choices.find((value) => value === target.value) ?? 'CANCEL')}
          />
        </>
      )}
    </QuestionForm>
  );
};

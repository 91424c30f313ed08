import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { GiveUpButtonMutation } from '../__generated__/GiveUpButtonMutation.graphql.ts';
import { useErrorText } from '../core/errors/useErrorText.ts';
import { useNotify } from '../core/notices.ts';
import { Button } from '../ui/buttons/Button.tsx';

/** Frees the courts of an order that is not to be paid; the page learns of it like of every other end. */
export const GiveUpButton = ({ order }: { order: string }) => {
  const { t } = useTranslation('payment');
  const errorText = useErrorText();
  const notify = useNotify();
  const [commit, isBusy] = useMutation<GiveUpButtonMutation>(graphql`
    mutation GiveUpButtonMutation($order: ID!) {
      giveUpPayment(order: $order) {
        success
      }
    }
  `);
  const giveUp = () =>
    commit({ variables: { order }, onError: (error) => notify({ kind: 'error', text: errorText(error) }) });
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={giveUp}>
      {t(($) => $.giveUp)}
    </Button>
  );
};

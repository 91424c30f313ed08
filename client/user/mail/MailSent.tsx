import { useTranslation } from 'react-i18next';
import { useClubInfos } from '../../core/useClubInfos.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { ResendMailButton } from './ResendMailButton.tsx';
import type { MailForm } from './mailSchema.ts';

const SenderHint = ({ email }: { email: string }) => {
  const { t } = useTranslation('auth');
  const { displayName } = useClubInfos();
  return t(($) => $.sent.text, { email, club: displayName });
};

type MailSentProps = {
  mail: MailForm;
  /** Replaces the default text. */
  text?: string;
  onOtherAddress: () => void;
};

/** The message after an e-mail was requested: the same text whether the account exists or not (decisions.md U6). */
export const MailSent = ({ mail, text, onOtherAddress }: MailSentProps) => {
  const { t } = useTranslation('auth');
  return (
    <>
      <NoticeBox kind="success" role="status">
        {text ?? (
          <SilentBoundary>
            <SenderHint email={mail.email} />
          </SilentBoundary>
        )}
      </NoticeBox>
      <ResendMailButton mail={mail} />
      <Button variant="quiet" onClick={onOtherAddress}>
        {t(($) => $.sent.otherAddress)}
      </Button>
    </>
  );
};

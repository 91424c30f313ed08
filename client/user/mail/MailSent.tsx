import { useTranslation } from 'react-i18next';
import { useClubInfos } from '../../core/useClubInfos.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import { Quiet } from '../../ui/Quiet.tsx';
import { SendAgain } from './SendAgain.tsx';
import type { MailForm } from './mailSchema.ts';

const WhoWrites = ({ email }: { email: string }) => {
  const { t } = useTranslation('auth');
  const { displayName } = useClubInfos();
  return t(($) => $.sent.text, { email, club: displayName });
};

type MailSentProps = {
  letter: MailForm;
  /** In place of the usual words. */
  text?: string;
  onOtherAddress: () => void;
};

/** What follows when a letter was asked for: the same words whether there is such an account or not (decisions.md U6). */
export const MailSent = ({ letter, text, onOtherAddress }: MailSentProps) => {
  const { t } = useTranslation('auth');
  return (
    <>
      <NoticeBox kind="success" role="status">
        {text ?? (
          <Quiet>
            <WhoWrites email={letter.email} />
          </Quiet>
        )}
      </NoticeBox>
      <SendAgain letter={letter} />
      <Button look="quiet" onClick={onOtherAddress}>
        {t(($) => $.sent.otherAddress)}
      </Button>
    </>
  );
};

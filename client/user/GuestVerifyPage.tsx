import { useTranslation } from 'react-i18next';
import { NoticeBox } from '../ui/feedback/NoticeBox.tsx';
import { AuthCard } from './auth/AuthCard.tsx';
import { LoginLink } from './auth/LoginLink.tsx';
import { useMailedCode } from './auth/useMailedCode.ts';
import { EmailConfirmation } from './guestVerify/EmailConfirmation.tsx';
import { GuestConfirmation } from './guestVerify/GuestConfirmation.tsx';

/** The page of the link that confirms a guest's account, or a new address (decisions.md U5, U8). */
export const GuestVerifyPage = () => {
  const { t } = useTranslation('auth');
  const mailed = useMailedCode();
  const isUsable = mailed.credential !== '' && mailed.code !== '';
  const Confirmation = mailed.mail === 'NEW_MAIL' ? EmailConfirmation : GuestConfirmation;
  return (
    <AuthCard title={t(($) => $.guestVerify.title)}>
      {isUsable ? (
        <Confirmation key={mailed.code} mailed={mailed} />
      ) : (
        <NoticeBox kind="info">{t(($) => $.guestVerify.noCode)}</NoticeBox>
      )}
      <LoginLink />
    </AuthCard>
  );
};

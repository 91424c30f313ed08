import { useTranslation } from 'react-i18next';
import { NoticeBox } from '../ui/NoticeBox.tsx';
import { AuthCard } from './auth/AuthCard.tsx';
import { ToLogin } from './auth/ToLogin.tsx';
import { useMailedCode } from './auth/useMailedCode.ts';
import { AddressConfirmation } from './guestVerify/AddressConfirmation.tsx';
import { GuestConfirmation } from './guestVerify/GuestConfirmation.tsx';

/** Where the link leads that confirms a guest's account, or anybody's new address (decisions.md U5, U8). */
export const GuestVerifyPage = () => {
  const { t } = useTranslation('auth');
  const mailed = useMailedCode();
  const isUsable = mailed.credential !== '' && mailed.code !== '';
  const Confirmation = mailed.mail === 'NEW_MAIL' ? AddressConfirmation : GuestConfirmation;
  return (
    <AuthCard title={t(($) => $.guestVerify.title)}>
      {isUsable ? (
        <Confirmation mailed={mailed} />
      ) : (
        <NoticeBox kind="info">{t(($) => $.guestVerify.noCode)}</NoticeBox>
      )}
      <ToLogin />
    </AuthCard>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/buttons/Button.tsx';
import { NoticeBox } from '../ui/feedback/NoticeBox.tsx';
import { AuthCard } from './auth/AuthCard.tsx';
import { LoginLink } from './auth/LoginLink.tsx';
import { useAuthPath } from './auth/useAuthPath.ts';
import { useMailedCode } from './auth/useMailedCode.ts';
import { ResetPasswordForm } from './resetPassword/ResetPasswordForm.tsx';

/** The target of the link in a password e-mail (decisions.md U7). */
export const ResetPasswordPage = () => {
  const { t } = useTranslation('auth');
  const authPath = useAuthPath();
  const mailed = useMailedCode();
  const [over, setOver] = useState<string | null>(null);
  const isOver = over === mailed.code;
  const isUsable = mailed.credential !== '' && mailed.code !== '' && !isOver;
  return (
    <AuthCard title={t(($) => $.reset.title)}>
      {isUsable ? (
        <ResetPasswordForm key={mailed.code} mailed={mailed} onOver={() => setOver(mailed.code)} />
      ) : (
        <>
          <NoticeBox kind="warning" role="alert">
            {t(($) => (isOver ? $.reset.over : $.reset.noCode))}
          </NoticeBox>
          <ButtonLink to={authPath('forgot-password')} isWide>
            {t(($) => $.reset.newLink)}
          </ButtonLink>
        </>
      )}
      <LoginLink />
    </AuthCard>
  );
};

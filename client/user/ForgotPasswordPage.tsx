import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard } from './auth/AuthCard.tsx';
import { ToLogin } from './auth/ToLogin.tsx';
import { emailIn, useCarried } from './auth/carried.ts';
import { ForgotPasswordForm } from './forgotPassword/ForgotPasswordForm.tsx';
import { MailSent } from './mail/MailSent.tsx';
import type { MailForm } from './mail/mailSchema.ts';

/** Asks for a link by which one chooses a new password (decisions.md U7). */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState(emailIn(useCarried().credential));
  const [isSent, setSent] = useState(false);
  const onSent = (letter: MailForm) => {
    setEmail(letter.email);
    setSent(true);
  };
  return (
    <AuthCard title={t(($) => (isSent ? $.sent.title : $.forgot.title))}>
      {isSent ? (
        <MailSent letter={{ email, type: 'RESET_PASSWORD' }} onOtherAddress={() => setSent(false)} />
      ) : (
        <ForgotPasswordForm email={email} onSent={onSent} />
      )}
      <ToLogin />
    </AuthCard>
  );
};

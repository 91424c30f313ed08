import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard } from './auth/AuthCard.tsx';
import { LoginLink } from './auth/LoginLink.tsx';
import { emailIn, useAuthLocationState } from './auth/authLocationState.ts';
import { MailSent } from './mail/MailSent.tsx';
import { RequestMailForm } from './mail/RequestMailForm.tsx';
import type { MailForm } from './mail/mailSchema.ts';

/** Requests a link for choosing a new password (decisions.md U7). */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState(emailIn(useAuthLocationState().credential));
  const [isSent, setSent] = useState(false);
  const onSent = (mail: MailForm) => {
    setEmail(mail.email);
    setSent(true);
  };
  return (
    <AuthCard title={t(($) => (isSent ? $.sent.title : $.forgot.title))}>
      {isSent ? (
        <MailSent mail={{ email, type: 'RESET_PASSWORD' }} onOtherAddress={() => setSent(false)} />
      ) : (
        <RequestMailForm
          text={t(($) => $.forgot.text)}
          submitLabel={t(($) => $.forgot.submit)}
          filledIn={{ email, type: 'RESET_PASSWORD' }}
          onSent={onSent}
        />
      )}
      <LoginLink />
    </AuthCard>
  );
};

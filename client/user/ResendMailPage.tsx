import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard } from './auth/AuthCard.tsx';
import { LoginLink } from './auth/LoginLink.tsx';
import { emailIn, useAuthLocationState } from './auth/authLocationState.ts';
import { MailSent } from './mail/MailSent.tsx';
import { RequestMailForm } from './mail/RequestMailForm.tsx';
import type { MailForm } from './mail/mailSchema.ts';

/**
 * Sends an e-mail again that did not arrive; its kind comes from the previous page or from a choice (decisions.md U6).
 */
export const ResendMailPage = () => {
  const { t } = useTranslation('auth');
  const { credential, mail = 'INIT_CODE' } = useAuthLocationState();
  const [filledIn, fillIn] = useState<MailForm>({ email: emailIn(credential), type: mail });
  const [isSent, setSent] = useState(false);
  const onSent = (sent: MailForm) => {
    fillIn(sent);
    setSent(true);
  };
  return (
    <AuthCard title={t(($) => (isSent ? $.sent.title : $.resend.title))}>
      {isSent ? (
        <MailSent mail={filledIn} onOtherAddress={() => setSent(false)} />
      ) : (
        <RequestMailForm
          text={t(($) => $.resend.text)}
          submitLabel={t(($) => $.resend.submit)}
          filledIn={filledIn}
          hasTypeChoice
          onSent={onSent}
        />
      )}
      <LoginLink />
    </AuthCard>
  );
};

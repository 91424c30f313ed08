import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard } from './auth/AuthCard.tsx';
import { ToLogin } from './auth/ToLogin.tsx';
import { emailIn, useCarried } from './auth/carried.ts';
import { MailSent } from './mail/MailSent.tsx';
import type { MailForm } from './mail/mailSchema.ts';
import { ResendMailForm } from './resendMail/ResendMailForm.tsx';

/** A letter that did not arrive, once more; which one, the page before knows, or one says it (decisions.md U6). */
export const ResendMailPage = () => {
  const { t } = useTranslation('auth');
  const { credential, mail = 'INIT_CODE' } = useCarried();
  const [filledIn, fillIn] = useState<MailForm>({ email: emailIn(credential), type: mail });
  const [isSent, setSent] = useState(false);
  const onSent = (letter: MailForm) => {
    fillIn(letter);
    setSent(true);
  };
  return (
    <AuthCard title={t(($) => (isSent ? $.sent.title : $.resend.title))}>
      {isSent ? (
        <MailSent letter={filledIn} onOtherAddress={() => setSent(false)} />
      ) : (
        <ResendMailForm filledIn={filledIn} onSent={onSent} />
      )}
      <ToLogin />
    </AuthCard>
  );
};

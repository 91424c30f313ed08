import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard } from './auth/AuthCard.tsx';
import { ToLogin } from './auth/ToLogin.tsx';
import { MailSent } from './mail/MailSent.tsx';
import { RegisterForm } from './register/RegisterForm.tsx';
import type { RegisterForm as Values } from './register/registerSchema.ts';

/** A guest's own account; only where the club allows guests (product.md §2, decisions.md U5). */
export const RegisterPage = () => {
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState<Values | null>(null);
  const [isSent, setSent] = useState(false);
  const onSent = (values: Values) => {
    // Whoever mistyped the address goes back to all of it but the password.
    setTyped({ ...values, password: '', confirmation: '' });
    setSent(true);
  };
  return (
    <AuthCard title={t(($) => (isSent ? $.sent.title : $.register.title))}>
      {isSent && typed ? (
        <MailSent
          letter={{ email: typed.email.trim(), type: 'GUEST_VERIFY' }}
          text={t(($) => $.register.sentText, { email: typed.email.trim() })}
          onOtherAddress={() => setSent(false)}
        />
      ) : (
        <RegisterForm filledIn={typed} onSent={onSent} />
      )}
      <ToLogin />
    </AuthCard>
  );
};

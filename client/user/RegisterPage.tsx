import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard } from './auth/AuthCard.tsx';
import { LoginLink } from './auth/LoginLink.tsx';
import { MailSent } from './mail/MailSent.tsx';
import { RegisterForm } from './register/RegisterForm.tsx';
import type { RegisterForm as Values } from './register/registerSchema.ts';

/** A guest's own account; only where the club allows guests (product.md §2, decisions.md U5). */
export const RegisterPage = () => {
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState<Values | null>(null);
  const [isSent, setSent] = useState(false);
  const onSent = (values: Values) => {
    // Going back after a mistyped address keeps all input except the password.
    setTyped({ ...values, password: '', confirmation: '' });
    setSent(true);
  };
  return (
    <AuthCard title={t(($) => (isSent ? $.sent.title : $.register.title))}>
      {isSent && typed ? (
        <MailSent
          mail={{ email: typed.email, type: 'GUEST_VERIFY' }}
          text={t(($) => $.register.sentText, { email: typed.email })}
          onOtherAddress={() => setSent(false)}
        />
      ) : (
        <RegisterForm filledIn={typed} onSent={onSent} />
      )}
      <LoginLink />
    </AuthCard>
  );
};

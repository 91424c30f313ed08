import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { Change } from './useChange.ts';

/** Why a booking is changed, and who gets to read it. */
export const ReasonField = ({
  change: { change, preview, isReasonNeeded, isReasonMissing, setReason },
}: {
  change: Change;
}) => {
  const { t } = useTranslation('bookingAdmin');
  const names = preview?.recipients.map(({ firstName, lastName }) => `${firstName} ${lastName}`) ?? [];
  const mailText = names.length > 0 ? t(($) => $.change.mail, { names: names.join(', ') }) : t(($) => $.change.noMail);
  return (
    <TextField
      label={t(($) => (isReasonNeeded ? $.change.reason : $.change.reasonOptional))}
      help={preview ? mailText : undefined}
      error={isReasonMissing ? t(($) => $.change.reasonMissing) : undefined}
      value={change.reason}
      maxLength={500}
      onChange={({ target }) => setReason(target.value)}
    />
  );
};

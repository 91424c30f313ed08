import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

export const mailTypes = ['INIT_CODE', 'GUEST_VERIFY', 'RESET_PASSWORD'] as const;

const authLocationStateSchema = v.object({
  /** E-mail or member number, as typed on the page before. */
  credential: v.optional(v.string(), ''),
  /** The kind of e-mail that the previous page has requested. */
  mail: v.optional(v.picklist(mailTypes)),
  /** A completed action, which the next page reports. */
  done: v.optional(v.picklist(['passwordReset', 'accountReady', 'emailConfirmed'])),
});
export type AuthLocationState = v.InferInput<typeof authLocationStateSchema>;

/** State that one of these pages passes to the next one outside of the address, which others can read. */
export const useAuthLocationState = (): v.InferOutput<typeof authLocationStateSchema> => {
  const location = useLocation();
  const parsed = v.safeParse(authLocationStateSchema, location.state);
  return parsed.success ? parsed.output : { credential: '' };
};

/** A member number typed into the login is no e-mail address. */
export const emailIn = (credential: string): string => (credential.includes('@') ? credential : '');

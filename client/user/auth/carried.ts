import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

export const mailTypes = ['INIT_CODE', 'GUEST_VERIFY', 'RESET_PASSWORD'] as const;

const carriedSchema = v.object({
  /** E-mail or member number, as typed on the page before. */
  credential: v.optional(v.string(), ''),
  /** The letter that the page before speaks of. */
  mail: v.optional(v.picklist(mailTypes)),
  /** What has just been done, to be said on the next page. */
  done: v.optional(v.picklist(['passwordReset', 'accountReady', 'emailConfirmed'])),
});
export type Carried = v.InferInput<typeof carriedSchema>;

/** What one of these pages hands to the next one beside the address, which others can read. */
export const useCarried = (): v.InferOutput<typeof carriedSchema> => {
  const location = useLocation();
  const parsed = v.safeParse(carriedSchema, location.state);
  return parsed.success ? parsed.output : { credential: '' };
};

/** Who typed a member number into the login has not told an address. */
export const emailIn = (credential: string): string => (credential.includes('@') ? credential : '');

import * as v from 'valibot';
import { keptPersonalDataSchema } from './personalData.ts';

/** The data of an erased person that is kept until their last email is sent: address, greeting and language. */
export const erasureNoticeSchema = v.object({
  ...v.pick(keptPersonalDataSchema, ['firstName', 'language']).entries,
  email: v.string(),
});
export type ErasureNotice = v.InferOutput<typeof erasureNoticeSchema>;

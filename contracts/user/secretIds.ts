import * as v from 'valibot';
import { type Brand, acceptedId, idFrom, uuidSchema } from '../core/index.ts';

/** One password hash in the vault. */
export type PasswordId = Brand<'PasswordId'>;
export const passwordIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<PasswordId>));
export const passwordId = idFrom<PasswordId>;

/** One second factor in the vault. */
export type FactorId = Brand<'FactorId'>;
export const factorIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<FactorId>));
export const factorId = idFrom<FactorId>;

import { type Brand, idFrom, idSchemaOf } from '../core/index.ts';

/** One password hash in the vault. */
export type PasswordId = Brand<'PasswordId'>;
export const passwordIdSchema = idSchemaOf<PasswordId>();
export const passwordId = idFrom<PasswordId>;

/** One second factor in the vault. */
export type FactorId = Brand<'FactorId'>;
export const factorIdSchema = idSchemaOf<FactorId>();
export const factorId = idFrom<FactorId>;

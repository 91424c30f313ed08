import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { hasWellFormedTexts, repairTexts } from '@platzwart/contracts/core';

const cipherName = 'aes-256-gcm';
const keyBytes = 32;
/** 96 bits from the system's generator: two seals under one key never share one within a person's lifetime. */
const nonceBytes = 12;
const tagBytes = 16;
const version = 'v1.';

export const newKey = (): Buffer => randomBytes(keyBytes);

/**
 * `v1.` and base64url of nonce, ciphertext and tag (AES-256-GCM).
 * The person's id is authenticated with it: moved to another person, the text does not open. Throws on ill-formed texts, which would stop
 * the read models.
 */
export const seal = (key: Buffer, { personId, plain }: Readonly<{ personId: string; plain: unknown }>): string => {
  if (!hasWellFormedTexts(plain)) throw new Error('Ill-formed text is not sealed');
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, key, nonce).setAAD(Buffer.from(personId));
  const ciphertext = [cipher.update(JSON.stringify(plain), 'utf8'), cipher.final()];
  return version + Buffer.concat([nonce, ...ciphertext, cipher.getAuthTag()]).toString('base64url');
};

/** The value that was sealed, its texts repaired as those of events. Throws where key, person or text are not the ones of the seal. */
export const open = (key: Buffer, { personId, sealed }: Readonly<{ personId: string; sealed: string }>): unknown => {
  if (!sealed.startsWith(version)) throw new Error('This text was not sealed by the vault');
  const bytes = Buffer.from(sealed.slice(version.length), 'base64url');
  const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(personId)).setAuthTag(bytes.subarray(-tagBytes));
  const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  return repairTexts(JSON.parse(text));
};

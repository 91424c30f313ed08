import * as v from 'valibot';
import { parsedUrl } from './parsedUrl.ts';
import { decodePunycode } from './punycode.ts';
import { textSchema } from './texts.ts';
import { hasInvisible, trimInvisible } from './visibleText.ts';

/**
 * The `Dot-string` of RFC 5321 §4.1.2. The quoted form (`"a b"@…`) is not taken: the same section tells servers not to give out such addresses,
 * and mail programs read them differently. Letters of other alphabets are not either: they need SMTPUTF8 on the whole way.
 */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Letters, digits and hyphens, not at the ends of a label (RFC 1123 §2.1); no address without a dot, none of an IP. */
const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;
/** What a domain is made of before it is encoded; everything else is no domain but a part of a URL. */
const typedDomain = /^[-.a-z\d\u0080-\u{10FFFF}]+$/u;
const [maxLocal, maxAddress] = [64, 254];

/** The domain in ASCII; null where it cannot be one. Needs no `node:url`, so that forms check as the server does. */
const asciiOf = (domain: string): string | null => {
  if (!typedDomain.test(domain)) return null;
  const ascii = parsedUrl(`https://${domain}`)?.hostname ?? '';
  return asciiDomain.test(ascii) && ascii.length < maxAddress ? ascii : null;
};

const forPeople = (ascii: string): string =>
  ascii
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decodePunycode(label.slice('xn--'.length)) : label))
    .join('.');

type Parts = Readonly<{ local: string; domain: string }>;

/** In lower case and composed; null where the text is no address. */
const partsOf = (text: string): Parts | null => {
  const plain = trimInvisible(text).normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const [local, typed] = [plain.slice(0, at), plain.slice(at + 1)];
  if (at < 1 || plain.length > maxAddress || local.length > maxLocal || hasInvisible(plain)) return null;
  const domain = localPart.test(local) ? asciiOf(typed) : null;
  if (domain === null || local.length + 1 + domain.length > maxAddress) return null;
  return { local, domain };
};

/**
 * The one spelling of an e-mail address in which it is stored, compared and shown (decisions.md U2, Q5): in lower case, an internationalised
 * domain in its own letters, however it was typed. Null where the text is no address.
 */
export const emailAddress = (text: string): string | null => {
  const parts = partsOf(text);
  return parts && `${parts.local}@${forPeople(parts.domain)}`;
};

/** The address as it is handed to mail servers: the domain in ASCII (RFC 5891). A text that is no address stays as it is. */
export const sentAddress = (email: string): string => {
  const parts = partsOf(email);
  return parts ? `${parts.local}@${parts.domain}` : email;
};

/** decisions.md U2, Q5: as mail servers deliver it; gives the one spelling of `emailAddress`. */
export const emailSchema = v.pipe(
  textSchema,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const email = emailAddress(dataset.value);
    if (email !== null) return email;
    addIssue({ message: 'an e-mail address' });
    return NEVER;
  }),
);

import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { readFileSync } from 'node:fs';

type Message = 'camt.052.001.02' | 'camt.052.001.08' | 'pain.008.001.08';

const schemas = new Map<Message, XsdValidator>();
const schemaOf = (message: Message): XsdValidator => {
  const known = schemas.get(message);
  if (known) return known;
  const file = readFileSync(new URL(`iso20022/${message}.xsd`, import.meta.url));
  const schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(file));
  schemas.set(message, schema);
  return schema;
};

/** Throws with what the schema of this message of ISO 20022 refuses in a file, which libxml2 finds. */
export const validateBankFile = (message: Message, file: Uint8Array | string): void => {
  const document = typeof file === 'string' ? XmlDocument.fromString(file) : XmlDocument.fromBuffer(file);
  try {
    schemaOf(message).validate(document);
  } finally {
    document.dispose();
  }
};

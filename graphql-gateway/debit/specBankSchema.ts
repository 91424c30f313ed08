import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { readFileSync } from 'node:fs';

const schema = readFileSync(new URL('../testing/iso20022/pain.008.001.08.xsd', import.meta.url));
const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(schema));

/** Throws with what the schema of ISO 20022 refuses in a file for the bank, which libxml2 finds. */
export const validateByIso20022 = (file: Uint8Array | string): void => {
  const document = typeof file === 'string' ? XmlDocument.fromString(file) : XmlDocument.fromBuffer(file);
  try {
    validator.validate(document);
  } finally {
    document.dispose();
  }
};

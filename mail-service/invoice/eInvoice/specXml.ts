import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

xmlRegisterFsInputProviders();
const schema = fileURLToPath(new URL('../../testing/facturX/Factur-X_1.07.3_EN16931.xsd', import.meta.url));
const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schema), { url: schema }));

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

/** An e-invoice as libxml2 sees it. */
export const readXml = (xml: string) => {
  const document = XmlDocument.fromString(xml);
  const evaluate = (path: string): unknown => document.eval(path, namespaces);
  return {
    /** Throws with what the official schema refuses. */
    validate: () => validator.validate(document),
    /** The value of an XPath 1.0 expression as a text. */
    textOf: (path: string): string => String(evaluate(`string(${path})`)),
    /** Whether an XPath 1.0 expression holds. */
    holds: (path: string): boolean => evaluate(`boolean(${path})`) === true,
    textsOf: (path: string): readonly string[] => document.find(path, namespaces).map(({ content }) => content),
  };
};

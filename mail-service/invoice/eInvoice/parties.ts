import type { InvoiceRecipient, InvoiceSender } from '@platzwart/contracts/invoice';
import { type XmlElement, element, textElement } from './xmlElement.ts';

/** Addresses have no country: clubs and their members are in Germany. */
const addressElement = ({ street, houseNumber, zip, city }: InvoiceSender['address']): XmlElement =>
  element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', zip),
    element('ram:LineOne', `${street} ${houseNumber}`),
    element('ram:CityName', city),
    element('ram:CountryID', 'DE'),
  ]);

const contactElement = ({ consignor, phone, email }: InvoiceSender): XmlElement | null =>
  phone === null && email === null
    ? null
    : element('ram:DefinedTradeContact', [
        element('ram:PersonName', consignor),
        phone === null ? null : element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', phone)]),
        email === null ? null : element('ram:EmailURIUniversalCommunication', [element('ram:URIID', email)]),
      ]);

const registration = (id: string, schemeID: 'FC' | 'VA'): XmlElement =>
  element('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID })]);

/** The club. Whoever has no VAT id is identified by the tax number (EN 16931, BR-CO-26). */
export const sellerOf = (sender: InvoiceSender): XmlElement => {
  const { consignor, taxNumber, vatId, address, email } = sender;
  return element('ram:SellerTradeParty', [
    vatId === null ? element('ram:ID', taxNumber) : null,
    element('ram:Name', consignor),
    contactElement(sender),
    addressElement(address),
    email === null ? null : element('ram:URIUniversalCommunication', [element('ram:URIID', email, { schemeID: 'EM' })]),
    registration(taxNumber, 'FC'),
    vatId === null ? null : registration(vatId, 'VA'),
  ]);
};

/** The person who is billed; the identifier is the member number. */
export const buyerOf = ({ firstName, lastName, memberNumber, address }: InvoiceRecipient): XmlElement =>
  element('ram:BuyerTradeParty', [
    textElement('ram:ID', memberNumber),
    element('ram:Name', `${firstName} ${lastName}`),
    addressElement(address),
  ]);

import { defaultCountry } from '@platzwart/contracts/core';
import { type InvoiceRecipient, type InvoiceSender, recipientNames } from '@platzwart/contracts/invoice';
import { type XmlElement, element, textElement } from './xmlElement.ts';

type Address = InvoiceSender['address'] & Pick<InvoiceRecipient['address'], 'country'>;

/** Where no country is known (the club, and addresses from before it was asked for) it is Germany: BT-55 is mandatory. */
const addressElement = ({ street, houseNumber, zip, city, country }: Address): XmlElement =>
  element('ram:PostalTradeAddress', [
    zip === '' ? null : element('ram:PostcodeCode', zip),
    element('ram:LineOne', `${street} ${houseNumber}`),
    element('ram:CityName', city),
    element('ram:CountryID', country ?? defaultCountry),
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

/** Who is billed: the business by its full name (BT-44), a person of it as contact; the identifier is the member number. */
export const buyerOf = (recipient: InvoiceRecipient): XmlElement => {
  const [name = '', contact] = recipientNames(recipient);
  return element('ram:BuyerTradeParty', [
    textElement('ram:ID', recipient.memberNumber),
    element('ram:Name', name),
    contact === undefined ? null : element('ram:DefinedTradeContact', [element('ram:PersonName', contact)]),
    addressElement(recipient.address),
  ]);
};

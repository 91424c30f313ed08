import { type Cents, sumOfCents } from '@platzwart/contracts/core';
import { type CollectionRow, type DebitRow, type Debtor, sepaText } from '@platzwart/contracts/debit';
import { type XmlNode, xml, xmlDocument } from '../core/xmlWriter.ts';

type FileDebit = Pick<DebitRow, 'amount' | 'endToEndId' | 'mandateReference' | 'number'> & Readonly<{ debtor: Debtor }>;
/** What a file to the bank is written from. */
export type FileContent = Readonly<{
  collection: Pick<CollectionRow, 'collectionId' | 'creditor' | 'executionOn' | 'version' | 'writtenAt'>;
  debits: readonly FileDebit[];
}>;

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08';
const longestName = 70;
const longestText = 140;

const euros = (amount: Cents): string => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** Up to 35 characters, new for each version: a bank refuses a message that it has already. */
const messageId = ({ collectionId, version }: FileContent['collection']): string =>
  `${collectionId.replaceAll('-', '').slice(0, 24).toUpperCase()}-${version}`;

const account = (name: string, iban: string): XmlNode => xml(name, [xml('Id', [xml('IBAN', iban)])]);

/** The bank finds itself by the IBAN where no BIC is given. */
const agent = (name: string, bic: string | null): XmlNode =>
  xml(name, [xml('FinInstnId', [bic === null ? xml('Othr', [xml('Id', 'NOTPROVIDED')]) : xml('BICFI', bic)])]);

/** The scheme's own identifier of a creditor. */
const schemeId = (creditorId: string): XmlNode =>
  xml('CdtrSchmeId', [
    xml('Id', [xml('PrvtId', [xml('Othr', [xml('Id', creditorId), xml('SchmeNm', [xml('Prtry', 'SEPA')])])])]),
  ]);

const transaction = ({ amount, endToEndId, mandateReference, number, debtor }: FileDebit, creditor: string): XmlNode =>
  xml('DrctDbtTxInf', [
    xml('PmtId', [xml('EndToEndId', endToEndId)]),
    xml('InstdAmt', euros(amount), { Ccy: 'EUR' }),
    xml('DrctDbtTx', [xml('MndtRltdInf', [xml('MndtId', mandateReference), xml('DtOfSgntr', debtor.signedOn)])]),
    agent('DbtrAgt', null),
    xml('Dbtr', [xml('Nm', sepaText(debtor.holder, longestName))]),
    account('DbtrAcct', debtor.iban),
    xml('RmtInf', [xml('Ustrd', sepaText(`Rechnung ${number} ${creditor}`, longestText))]),
  ]);

/**
 * The collection as a message to the bank: pain.008.001.08, SEPA core direct debit, one batch, all of them RCUR (since November 2017 a first
 * collection needs no mark of its own). Payers are of the European Economic Area, so neither their BIC nor their address is needed
 * (contracts/debit/debtorAccount.ts). The same content always gives the same bytes.
 */
export const debitFile = ({ collection, debits }: FileContent): Uint8Array => {
  const { creditor, executionOn, writtenAt } = collection;
  const name = sepaText(creditor.name, longestName);
  const sums = [
    xml('NbOfTxs', String(debits.length)),
    xml('CtrlSum', euros(sumOfCents(debits.map(({ amount }) => amount)))),
  ];
  const header = xml('GrpHdr', [
    xml('MsgId', messageId(collection)),
    xml('CreDtTm', `${writtenAt.slice(0, 19)}Z`),
    ...sums,
    xml('InitgPty', [xml('Nm', name)]),
  ]);
  const batch = xml('PmtInf', [
    xml('PmtInfId', messageId(collection)),
    xml('PmtMtd', 'DD'),
    xml('BtchBookg', 'true'),
    ...sums,
    xml('PmtTpInf', [xml('SvcLvl', [xml('Cd', 'SEPA')]), xml('LclInstrm', [xml('Cd', 'CORE')]), xml('SeqTp', 'RCUR')]),
    xml('ReqdColltnDt', executionOn),
    xml('Cdtr', [xml('Nm', name)]),
    account('CdtrAcct', creditor.iban),
    agent('CdtrAgt', creditor.bic),
    xml('ChrgBr', 'SLEV'),
    schemeId(creditor.creditorId),
    ...debits.map((debit) => transaction(debit, creditor.name)),
  ]);
  return xmlDocument(xml('Document', [xml('CstmrDrctDbtInitn', [header, batch])], { xmlns: namespace }));
};

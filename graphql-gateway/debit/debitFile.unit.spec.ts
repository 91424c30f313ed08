import { cents, collectionId, localDate } from '@platzwart/contracts/core';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { type FileContent, debitFile } from './debitFile.ts';

const creditor = {
  ...{ name: 'Tennisclub Grün & Weiß e. V.', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  creditorId: 'DE98ZZZ09999999999',
};
const debit = (number: string, amount: number, holder: string): FileContent['debits'][number] => ({
  ...{ number, amount: cents(amount), endToEndId: `${number}-8C000000`, mandateReference: 'M-3E0B8A11-2B3D4E5F' },
  debtor: { iban: 'DE89370400440532013000', holder, signedOn: localDate('2026-06-01') },
});
const content: FileContent = {
  collection: {
    ...{ collectionId: collectionId('8c000000-0000-4000-8000-000000000001'), creditor, version: 1 },
    ...{ executionOn: localDate('2026-07-01'), writtenAt: '2026-06-15T10:00:00.123Z' },
  },
  debits: [debit('2026-00001', 1_205, 'Łukasz Öztürk <b>'), debit('2026-00002', 100_000_00, 'Zoë O’Neill')],
};

/** Each element with its path, in the order of the document, by a parser that refuses what is not well-formed. */
const elementsOf = (bytes: Uint8Array): readonly (readonly [path: string, text: string])[] => {
  const parser = new SaxesParser({ xmlns: true });
  const [open, found]: [string[], [string, string][]] = [[], []];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri }) => {
    expect(uri).toBe('urn:iso:std:iso:20022:tech:xsd:pain.008.001.08');
    open.push(local);
    found.push([open.join('/'), '']);
  });
  parser.on('text', (text) => {
    const last = found.at(-1);
    if (last && text.trim() !== '') last[1] += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(new TextDecoder().decode(bytes)).close();
  return found;
};

const root = 'Document/CstmrDrctDbtInitn';
const textsAt = (path: string, elements = elementsOf(debitFile(content))): readonly string[] =>
  elements.filter(([each]) => each === `${root}/${path}`).map(([, text]) => text);
const childrenOf = (path: string): readonly string[] => {
  const names = elementsOf(debitFile(content))
    .filter(([each]) => each.startsWith(`${root}/${path}/`) && !each.slice(root.length + path.length + 2).includes('/'))
    .map(([each]) => each.slice(root.length + path.length + 2));
  return [...new Set(names)];
};

describe('The file for the bank', () => {
  it('is one batch with the number and sum of its debits, twice', () => {
    for (const part of ['GrpHdr', 'PmtInf']) {
      expect(textsAt(`${part}/NbOfTxs`)).toEqual(['2']);
      expect(textsAt(`${part}/CtrlSum`)).toEqual(['100012.05']);
    }
    expect(textsAt('PmtInf/DrctDbtTxInf/InstdAmt')).toEqual(['12.05', '100000.00']);
    expect(textsAt('PmtInf/BtchBookg')).toEqual(['true']);
  });

  it('has the elements of ISO 20022 in their order', () => {
    expect(childrenOf('GrpHdr')).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty']);
    expect(childrenOf('PmtInf')).toEqual([
      ...['PmtInfId', 'PmtMtd', 'BtchBookg', 'NbOfTxs', 'CtrlSum', 'PmtTpInf', 'ReqdColltnDt', 'Cdtr', 'CdtrAcct'],
      ...['CdtrAgt', 'ChrgBr', 'CdtrSchmeId', 'DrctDbtTxInf'],
    ]);
    expect(childrenOf('PmtInf/DrctDbtTxInf')).toEqual([
      ...['PmtId', 'InstdAmt', 'DrctDbtTx', 'DbtrAgt', 'Dbtr', 'DbtrAcct', 'RmtInf'],
    ]);
  });

  it('is a recurrent core direct debit of the creditor on its day', () => {
    expect(textsAt('PmtInf/PmtMtd')).toEqual(['DD']);
    expect(textsAt('PmtInf/PmtTpInf/SvcLvl/Cd')).toEqual(['SEPA']);
    expect(textsAt('PmtInf/PmtTpInf/LclInstrm/Cd')).toEqual(['CORE']);
    expect(textsAt('PmtInf/PmtTpInf/SeqTp')).toEqual(['RCUR']);
    expect(textsAt('PmtInf/ReqdColltnDt')).toEqual(['2026-07-01']);
    expect(textsAt('PmtInf/CdtrAcct/Id/IBAN')).toEqual(['DE02120300000000202051']);
    expect(textsAt('PmtInf/CdtrAgt/FinInstnId/BICFI')).toEqual(['BYLADEM1001']);
    expect(textsAt('PmtInf/CdtrSchmeId/Id/PrvtId/Othr/Id')).toEqual(['DE98ZZZ09999999999']);
    expect(textsAt('PmtInf/CdtrSchmeId/Id/PrvtId/Othr/SchmeNm/Prtry')).toEqual(['SEPA']);
  });

  it('names each debit, mandate and payer in the characters of SEPA', () => {
    expect(textsAt('PmtInf/Cdtr/Nm')).toEqual(['Tennisclub Gruen + Weiss e. V.']);
    expect(textsAt('PmtInf/DrctDbtTxInf/Dbtr/Nm')).toEqual(['Lukasz Oeztuerk .b.', "Zoe O'Neill"]);
    expect(textsAt('PmtInf/DrctDbtTxInf/PmtId/EndToEndId')).toEqual(['2026-00001-8C000000', '2026-00002-8C000000']);
    expect(textsAt('PmtInf/DrctDbtTxInf/DrctDbtTx/MndtRltdInf/MndtId')[0]).toBe('M-3E0B8A11-2B3D4E5F');
    expect(textsAt('PmtInf/DrctDbtTxInf/DrctDbtTx/MndtRltdInf/DtOfSgntr')[0]).toBe('2026-06-01');
    expect(textsAt('PmtInf/DrctDbtTxInf/RmtInf/Ustrd')[0]).toBe('Rechnung 2026-00001 Tennisclub Gruen + Weiss e. V.');
  });

  it('has no identifier that a bank refuses for its length or characters', () => {
    const ids = ['GrpHdr/MsgId', 'PmtInf/PmtInfId', 'PmtInf/DrctDbtTxInf/PmtId/EndToEndId'].flatMap((path) =>
      textsAt(path),
    );
    for (const id of ids) expect(id).toMatch(/^[A-Za-z\d][A-Za-z\d-]{0,34}$/);
  });

  it('has the same bytes each time, and another message for another version', () => {
    expect(debitFile(content)).toEqual(debitFile(structuredClone(content)));
    const next = elementsOf(debitFile({ ...content, collection: { ...content.collection, version: 2 } }));
    expect(textsAt('GrpHdr/MsgId', next)).not.toEqual(textsAt('GrpHdr/MsgId'));
  });

  it('lets the bank find itself by the IBAN where the club has stated no BIC', () => {
    const { collection, debits } = content;
    const without = elementsOf(
      debitFile({ debits, collection: { ...collection, creditor: { ...creditor, bic: null } } }),
    );
    expect(textsAt('PmtInf/CdtrAgt/FinInstnId/Othr/Id', without)).toEqual(['NOTPROVIDED']);
  });
});

import { returnKinds, returnReasonIn } from './returnReason.ts';
import { type XmlElement, elementsAt, textAt } from './xmlTree.ts';

/** Sub-families of ISO 20022 for what came back: direct debits (unpaid, reversed) and transfers. */
const returnFamilies: ReadonlySet<string> = new Set(['UPDD', 'PRDD', 'RRTN', 'RPCR', 'ARET']);

/** `NRTI+109+00931`: the kind of MT940, the one of the German banks, and a number of the bank. */
const isGermanReturn = (code: string): boolean => {
  const [first = '', second = ''] = code.split('+');
  return first === 'NRTI' || returnKinds.has(second === '' ? first : second);
};

/** Whether the code of an entry, or of one of its payments, says that the money came back. */
export const isReturn = (element: XmlElement): boolean =>
  returnFamilies.has(textAt(element, 'BkTxCd/Domn/Fmly/SubFmlyCd') ?? '') ||
  isGermanReturn(textAt(element, 'BkTxCd/Prtry/Cd') ?? '');

type Said = Readonly<{ isReturnEntry: boolean; text: string }>;

/** Why a payment came back, by the bank's reason, or else by the code of the booking; null where it did not come back. */
export const camtReturnCode = (details: XmlElement, { isReturnEntry, text }: Said): string | null => {
  const code = textAt(details, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry');
  if (code !== null) return code;
  const isKnown = elementsAt(details, ['RtrInf']).length > 0 || isReturnEntry || isReturn(details);
  return isKnown ? returnReasonIn(`${text} ${textAt(details, 'RtrInf/AddtlInf', 'AddtlTxInf') ?? ''}`) : null;
};

import type { LocalDate } from '@platzwart/contracts/core';
import { type XmlElement, element } from './xmlElement.ts';

/** Cents as euros with two decimals: `-12.00`. */
export const euros = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** `20260615`, which the format 102 means. */
export const dateElement = (name: string, date: LocalDate): XmlElement =>
  element(name, [element('udt:DateTimeString', date.replaceAll('-', ''), { format: '102' })]);

export const periodElement = (from: LocalDate, to: LocalDate): XmlElement =>
  element('ram:BillingSpecifiedPeriod', [dateElement('ram:StartDateTime', from), dateElement('ram:EndDateTime', to)]);

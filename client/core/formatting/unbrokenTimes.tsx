import { Unbroken } from '../../ui/layout/Unbroken.tsx';

const range = /(\d{1,2}:\d{2}–\d{1,2}:\d{2}(?: Uhr)?)/;

/** A text in which a browser breaks no line after the dash of a time. */
export const unbrokenTimes = (text: string) =>
  text.split(range).map((part, index) => (index % 2 === 0 ? part : <Unbroken key={index}>{part}</Unbroken>));

/** A position of the log without the zeros that make it sortable as a text. */
export const eventPosition = (position: string): string => position.replace(/^0+(?=.)/, '');

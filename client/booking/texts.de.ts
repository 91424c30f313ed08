export const bookingTextsDe = { title: 'Platz buchen' } as const;

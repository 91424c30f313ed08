/** The storage key of the booking in progress (product.md §9). */
export const bookingInProgressKey = 'booking';

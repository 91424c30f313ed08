/** Where the wizard keeps what somebody is about to book (product.md §9). */
export const bookingInProgressKey = 'booking';

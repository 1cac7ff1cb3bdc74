/** Said of a payment that no card has answered yet: neither declined nor on its way. */
export const NOTHING_PAID = 'Nothing has been paid yet.'

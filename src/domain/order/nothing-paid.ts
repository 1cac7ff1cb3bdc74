/** Said where the provider knows the payment, and no card has paid it yet: neither declined nor on its way. */
export const NOTHING_PAID = 'Nothing has been paid yet.'

/** Said where the provider does not know the payment, as one that was made with other keys: it may have been paid there. */
export const PAYMENT_UNKNOWN =
  'The payment service does not know this payment, so nobody can say here whether your card was charged. Write to us before you pay again.'

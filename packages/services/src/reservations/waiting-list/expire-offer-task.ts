/** The queue's task that ends an offer at its time; its payload is `{ offerId }`. */
export const expireOfferTask = 'expire-offer';

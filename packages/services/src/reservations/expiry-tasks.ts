/** The queue's task that ends an offer of the waiting list at its time; its payload is `{ offerId }`. */
export const expireOfferTask = 'expire-offer';

/** The queue's task that ends a move to another date at its time; its payload is `{ moveId }`. */
export const expireMoveTask = 'expire-move';

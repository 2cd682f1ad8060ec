/** The queue's task that ends a move at its time; its payload is `{ moveId }`. */
export const expireMoveTask = 'expire-move';

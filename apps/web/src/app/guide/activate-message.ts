/** What the page says to a newer worker that waits. */
export const activateMessage = 'activate';

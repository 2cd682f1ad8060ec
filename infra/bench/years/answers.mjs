const dayMs = 86_400_000;

/** A day so many days from today, as the product writes it. */
export const dayFromNow = (days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
export const monthsAgo = (months) => dayFromNow(-months * 30);

/** The number of a list's last page. */
export const lastPage = (total, pageSize = 25) => Math.ceil(total / pageSize) - 1;

/** So many rows there are, and no more can be. */
export const hasRows = (rows) => (answer) => answer.rows.length === rows;

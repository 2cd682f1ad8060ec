/** Where the server puts the page and its data, and the browser finds them. */
export const rootId = 'page';
export const pageDataId = 'page-data';

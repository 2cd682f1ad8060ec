/** A statement that leads every number past those that may have been given after the moment of a backup. */
export const leadNumbers: string;

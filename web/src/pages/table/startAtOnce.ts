/** Tables that somebody opened in order to play at once: they are ready as soon as they sit. */
const tables = new Set<string>();

export const startAtOnce = (table: string): void => void tables.add(table);

/** Whether to begin at this table without asking; it is true once. */
export const beginsAtOnce = (table: string): boolean => tables.delete(table);

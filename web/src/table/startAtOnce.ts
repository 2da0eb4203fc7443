/** Tables that were opened to play at once: the player is made ready automatically. */
const tables = new Set<string>();

export const startAtOnce = (table: string): void => void tables.add(table);

/** Whether to begin at this table without asking. It is true only the first time. */
export const beginsAtOnce = (table: string): boolean => tables.delete(table);

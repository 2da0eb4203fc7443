/** The rules of Sealed Bids that its table links to. */
export const TOPICS = { prize: 'B1.3', token: 'B1.4', score: 'B1.5' } as const;

export const ruleHref = (rule: string): string => `/rules/sealed-bids#${rule}`;

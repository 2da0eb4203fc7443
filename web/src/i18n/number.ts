/** A whole number in digits, with a true minus sign, which stays on the line of what it is before. */
export const inDigits = (value: number): string => (value < 0 ? `\u2212${-value}` : String(value));

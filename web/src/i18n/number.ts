/** A whole number in digits, with a real minus sign, which does not break from the digits at the end of a line. */
export const inDigits = (value: number): string => (value < 0 ? `\u2212${-value}` : String(value));

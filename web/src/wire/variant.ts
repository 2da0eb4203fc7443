/** Rust enums as the server writes them: a bare word, or an object with one key, which names the variant. */

export type VariantName<T> = T extends string ? T : keyof T & string;

/** What a variant contains; nothing for a bare word. */
export type Content<T, Name extends string> = T extends string
  ? Name extends T
    ? undefined
    : never
  : Name extends keyof T
    ? T[Name]
    : never;

/** The name of a variant, and what it contains. */
export function variant(value: string | object): [name: string, content: unknown] {
  if (typeof value === 'string') return [value, undefined];
  return Object.entries(value)[0] ?? ['', undefined];
}

/** Whether a value is the variant with that name. */
export const isVariant = <T extends string | object, Name extends VariantName<T>>(
  value: T,
  name: Name,
): value is Extract<T, Name | Record<Name, unknown>> => variant(value)[0] === name;

/** A name as it is in the keys of texts: `noSuchSeat` is `no-such-seat`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Whether a value is a variant with one of these names. */
export const isOneOf = (value: unknown, names: readonly string[]): boolean =>
  (typeof value === 'string' || (typeof value === 'object' && value !== null)) && names.includes(variant(value)[0]);

/** Whether two values are equal as data, regardless of the order of their fields. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.length === others.length && keys.every((key) => sameData(Reflect.get(one, key), Reflect.get(other, key)));
}

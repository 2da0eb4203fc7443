import { variant, type VariantName } from '../../wire/variant';

/** Returns how long a sight is shown, from a table of milliseconds at normal speed. */
export const lengthsBy =
  <Sight extends string | object>(lengths: Readonly<Record<VariantName<Sight>, number>>) =>
  (sight: Sight): number =>
    Object.entries<number>(lengths).find(([name]) => name === variant(sight)[0])?.[1] ?? 0;

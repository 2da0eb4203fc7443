/** Changes of a view: values by path, such as `boards.1.home`, or parts of lists, such as `row[2,1]`. The server computes them. */
import { outdated } from './outdated.svelte';
import type { Changes } from './protocol';

type Fields = Readonly<Record<string, unknown>>;

const PART = /^(.*)\[(\d+),(\d+)\]$/;

/** The value with another value at a path. What is not on the path stays the same object. */
function withValue(value: unknown, path: readonly string[], change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value) && Number(key) < value.length) {
    return value.with(Number(key), withValue(value[Number(key)], rest, change));
  }
  if (!Array.isArray(value) && typeof value === 'object' && value !== null && key in value) {
    return { ...value, [key]: withValue((value as Fields)[key], rest, change) };
  }
  throw new Error(`nothing to change at ${key}`);
}

/** The change at one path. */
function changed(value: unknown, path: string, to: unknown): unknown {
  const [, list, start, count] = PART.exec(path) ?? [];
  if (list === undefined) return withValue(value, path.split('.'), () => to);
  return withValue(value, list.split('.'), (old) => {
    if (!Array.isArray(old) || !Array.isArray(to)) throw new Error(`no list at ${list}`);
    return old.toSpliced(Number(start), Number(count), ...to);
  });
}

/** A view after some changes. If they don't fit, the page is outdated. */
export function withChanges<View>(view: View, changes: Changes | undefined): View {
  try {
    return Object.entries(changes ?? {}).reduce<unknown>((value, [path, to]) => changed(value, path, to), view) as View;
  } catch {
    outdated.mark();
    return view;
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const source = new URL('../', import.meta.url);
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.svelte'),
);

/** Attributes that are shown or read out, of elements and of our components. */
const TEXT_ATTRIBUTES = new Set([
  ...['aria-label', 'aria-description', 'aria-placeholder', 'aria-valuetext', 'aria-roledescription'],
  ...['title', 'placeholder', 'alt', 'label', 'hint', 'error', 'text'],
]);

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The string literals that an expression can evaluate to, without the results of calls. */
function results(expression: unknown): string[] {
  if (!isNode(expression)) return [];
  const { type, value, quasis, left, right, consequent, alternate } = expression;
  switch (type) {
    case 'Literal':
      return typeof value === 'string' ? [value] : [];
    case 'TemplateLiteral':
      return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
    case 'ConditionalExpression':
      return [consequent, alternate].flatMap(results);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [left, right].flatMap(results);
    default:
      return [];
  }
}

/** Punctuation differs between languages, so it belongs in the texts. */
const PUNCTUATION = /[,.:;…«»„“”]/;

/** Every text of a component that is not translated. */
function literals(node: Node): string[] {
  switch (node.type) {
    case 'Text':
      return [String(node['data'])];
    case 'ExpressionTag':
      return results(node['expression']);
    case 'Attribute':
      return TEXT_ATTRIBUTES.has(String(node['name'])) ? [node['value']].flat().filter(isNode).flatMap(literals) : [];
    case 'StyleDirective':
    case 'ClassDirective':
      return [];
    default:
      return children(node).flatMap(literals);
  }
}

const texts = (svelte: string) => literals(parse(svelte, { modern: true }).fragment as unknown as Node);
const words = (svelte: string) => texts(svelte).filter((text) => /\p{L}/u.test(text));
const marks = (svelte: string) => texts(svelte).filter((text) => PUNCTUATION.test(text));

test.each(components)('%s has no untranslated text', (path) => {
  expect(words(readFileSync(new URL(path, source), 'utf8'))).toEqual([]);
});

test.each(components)('%s leaves punctuation to the texts', (path) => {
  expect(marks(readFileSync(new URL(path, source), 'utf8'))).toEqual([]);
});

test.each([
  ['text', '<p>Hello</p>'],
  ['text', '<p>{ready ? "Go" : t("x")}</p>'],
  ['text', '<img alt="a skull" />'],
  ['text', '<Button label={`Seat ${n}`} />'],
  ['text', '{#if a}<b>Γεια</b>{/if}'],
  ['punctuation', '<p>{t("x")}: {count}</p>'],
  ['punctuation', '<p>{t("x")}{#if more}{", "}{t("y")}{/if}</p>'],
  ['punctuation', '<Button label={`${t("x")}: ${n}`} />'],
  ['punctuation', '<b>{slot ? `${slot}:` : ""}</b>'],
])('%s is found in %s', (what, svelte) => {
  expect(what === 'text' ? words(svelte) : marks(svelte)).not.toEqual([]);
});

test.each(['<p>{have}/{need}</p>', '<p aria-hidden="true">▸ {t("x")}</p>', '<text>?</text>'])(
  'no punctuation is found in %s',
  (svelte) => {
    expect(marks(svelte)).toEqual([]);
  },
);

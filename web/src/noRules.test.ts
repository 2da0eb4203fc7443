/**
 * No rule exists twice. Code that implements a rule cites its number, in Rust; so a number in the client's code means that a rule is
 * computed here again. What is legal comes with the offer, or the server is asked (`check`). Only links to the rules may name a number.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('./', import.meta.url);

/** Generated types carry the comments of Rust; links and the rules page name the rules that they lead to. */
const ALLOWED = /(?:^|\/)(?:wire|http|protocol|ruleLinks)\.ts$|^pages\/rules\/|\.(?:test|kit)\.ts$/;

/** A rule's number in a comment, such as (C3.5) or D3.12. */
const CITATION = /\b(?:C|D|R|S|V)\d{1,2}\.\d{1,2}\b|\((?:R|S)\d{1,2}\)/;

/** The comments of a file. Drawings are full of letters with numbers, so nothing else is searched. */
const comments = (text: string): string[] => text.match(/\/\*[^]*?\*\/|(?<![:'"])\/\/.*|<!--[^]*?-->/g) ?? [];

const cites = (text: string): boolean => comments(text).some((comment) => CITATION.test(comment));

test('the client computes no rule', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:ts|svelte)$/.test(path) && !ALLOWED.test(path));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => cites(readFileSync(new URL(path, source), 'utf8')))).toEqual([]);
});

test.each([
  '/** Sends home every die outbid (C3.5). */',
  '// D3.12: a room kills one member',
  '<!-- (R4) no card too many -->',
  '/** Whether an ally can be joined (V1.2). */',
])('%s would be found', (text) => {
  expect(cites(text)).toBe(true);
});

test.each(["const path = 'M0 0C5.8 3 4 2';", '/** What is offered. */', "'/rules/crypt#C3.4'"])(
  '%s is left alone',
  (text) => {
    expect(cites(text)).toBe(false);
  },
);

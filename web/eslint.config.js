import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist', 'node_modules', 'test-results', 'e2e/screens', 'src/**/wire.ts', 'src/wire/{http,protocol}.ts'] },
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs['flat/recommended'],
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // The Svelte plugin knows which props are bound.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$derived', '$bindable'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // A generic mapped type with one key reads better than a Record with a conditional.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // Containers that never change while a page shows them need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is how a space between two elements is kept.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // A test that finds nothing fails anyway.
    files: ['**/*.test.ts', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);

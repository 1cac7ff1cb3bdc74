import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import { noTableLookup } from './tests/support/lint/no-table-lookup.mjs'

const config = [
  {
    ignores: [
      '.next*/**',
      'data/**',
      'node_modules/**',
      'test-results/**',
      'playwright-report/**',
      'next-env.d.ts',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-unused-vars': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'prefer-const': 'error',
      'no-duplicate-case': 'error',
      // What only the browser knows (cookie, query, storage) is read in an effect, so that the first render is the server's.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-expressions': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // These ask the compiler for types, which takes a minute more where nothing is cached; the tests would take another.
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { fount: { rules: { 'no-table-lookup': noTableLookup } } },
    rules: {
      'fount/no-table-lookup': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='updateMany']",
          message:
            'It reads and then writes by id: what changed in between is lost. `setEach` guards each write.',
        },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // Payload writes them, as it likes. They are read all the same: a file that is left out cannot be named to the linter.
    files: ['src/migrations/**', 'src/app/(payload)/admin/importMap.js'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    // These speak to the person who runs them.
    files: ['src/setup/**', 'src/seed/**', 'tests/bench/**', 'tests/drill/**'],
    rules: { 'no-console': 'off' },
  },
]

export default config

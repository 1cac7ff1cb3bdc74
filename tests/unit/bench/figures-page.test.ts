import { expect, test } from 'vitest'
import { figuresPage } from '../../bench/figures-page'

test('a page of figures says when, of what and where it was measured, and holds no progress of the setup', () => {
  const printed = [
    'Building the pages … 15 s  Creating an optimized production build ...',
    'Building the pages: done, 64 s',
    '',
    '500 signed events',
    '',
    '',
    '',
    'p95   12 ms  ',
    '✓ p95: 12 ms (at most 500 ms)',
    '',
  ].join('\n')
  const machine = { cores: 2, node: 'v20.19.0', load: 0.42 }
  const page = figuresPage({
    name: 'webhooks',
    printed,
    date: '2026-11-28',
    commit: 'abc1234',
    machine,
  })

  expect(page.split('\n')).toEqual([
    '# Figures: webhooks',
    '',
    'Written by `npm run bench:webhooks` on 2026-11-28, of commit abc1234, on 2 cores with Node 20.19.0; the load before it was 0.4.',
    '',
    '```text',
    '500 signed events',
    '',
    'p95   12 ms',
    '✓ p95: 12 ms (at most 500 ms)',
    '```',
    '',
  ])
})

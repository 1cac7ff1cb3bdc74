import { expect, test } from 'vitest'
import { findEngines, findFirefox } from '@/setup/checks/find-engines.mjs'

const here = process.execPath

test('the Firefox that was chosen comes first, else the first that exists, else none', () => {
  expect(findFirefox(here, ['/usr/bin/env'])).toBe(here)
  expect(findFirefox('/nowhere/firefox', ['/nowhere/either', here])).toBe(here)
  expect(findFirefox('/nowhere/firefox', ['/nowhere/either'])).toBeNull()
})

test('a browser that cannot be tried names the packages it lacks', () => {
  const nothingIsThere = () => false

  expect(findEngines(nothingIsThere)).toEqual([
    { name: 'firefox', title: 'Firefox', lacks: ['firefox-esr'] },
    {
      name: 'webkit',
      title: 'WebKit',
      lacks: ['webkit2gtk-driver', 'gjs', 'gir1.2-webkit2-4.1', 'xvfb'],
    },
  ])
})

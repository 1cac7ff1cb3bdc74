import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HYDRATION_FAILED } from '@/platform/react'

const read = (file: string) =>
  readFileSync(`node_modules/next/dist/compiled/react-dom/cjs/${file}`, 'utf8').replace(/\s+/g, ' ')

test('a failure to hydrate has the numbers in React that the shop knows', () => {
  const production = read('react-dom-client.production.js')
  const numbers = [418, 419, 422, 423, 424].filter(
    (number) =>
      HYDRATION_FAILED.test(`Minified React error #${number}`) &&
      new RegExp(`formatProdErrorMessage\\( ?${number}\\b`).test(production),
  )

  expect(numbers, 'React numbers its failures otherwise: see react.ts').toEqual([
    418, 419, 422, 423, 424,
  ])
  expect(read('react-dom-client.development.js')).toContain('"Hydration failed')
})

test('React leaves view transitions out while it handles a popstate of the browser', () => {
  const production = read('react-dom-client.production.js')

  expect(production, 'React no longer looks at popstate: see react.ts, which may go').toContain(
    '"popstate" === event.type',
  )
})

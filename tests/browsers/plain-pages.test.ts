import { expect } from 'vitest'
import { test } from '../support/browsers/browser-test'

test('a page that is not there says so, with the figures on the measure', async ({ desk }) => {
  await desk.goTo('/nothing/here')
  await expect.poll(() => desk.text({ css: 'main' })).toContain('Page not found: /nothing/here')
  await desk.click({ role: 'link', name: /^All typefaces/, nth: 0 })
  await expect.poll(() => desk.where()).toBe('/')
})

test('without script home and a typeface page read, and links lead on', async ({ plain }) => {
  await plain.goTo('/')
  await plain.click({ css: '#fraunces a', nth: 0 })
  await expect.poll(() => plain.where()).toBe('/typeface/fraunces')
  await expect.poll(() => plain.text({ css: 'main' })).toContain('An Old Style with a soft heart')
  await plain.click({ role: 'link', name: 'Choose licences' })
  await expect.poll(() => plain.where()).toMatch(/^\/shop/)
})

test('without script families are compared in the words that were typed', async ({ plain }) => {
  await plain.goTo('/compare?typefaces=fraunces,syne')
  await plain.fill({ role: 'textbox', name: 'The same words in every family' }, 'Plum jam')
  await plain.click({ role: 'button', name: 'Sizes matched by x-height' })
  await expect.poll(() => plain.text({ css: 'main' })).toContain('Plum jam')
})

import type { Page } from '@playwright/test'

/** Names of the browser fonts that are there; some browsers quote them. */
export function loadedFaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )
}

/** Names of those that are there, or would come if text were set in them. */
export function registeredFaces(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))
}

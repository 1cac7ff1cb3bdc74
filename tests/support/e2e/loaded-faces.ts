import type { Page } from '@playwright/test'

/** Names of the browser fonts that are there; some browsers quote them. */
export function loadedFaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )
}

import type { FrameLocator, Locator, Page } from '@playwright/test'

/** Beside the form; the panel remembers for each login whether it was open. */
export async function openLivePreview(page: Page): Promise<FrameLocator> {
  await press(page, 'Live Preview')
  return page.frameLocator('#live-preview-iframe')
}

/** On a phone it stands in the place of the form. */
export function closeLivePreview(page: Page): Promise<void> {
  return press(page, 'Exit Live Preview')
}

async function press(page: Page, name: string): Promise<void> {
  const named = (title: string | RegExp): Locator =>
    page.getByRole('button', { name: title, exact: true })
  await named(/^(Exit )?Live Preview$/).waitFor()
  const button = named(name)
  if (await button.isVisible()) await button.click()
}

import type { FrameLocator, Page } from '@playwright/test'

/** Beside the form; the panel remembers for each login whether it was open. */
export async function openLivePreview(page: Page): Promise<FrameLocator> {
  const toggle = page.getByRole('button', { name: /^(Exit )?Live Preview$/ })
  const open = page.getByRole('button', { name: 'Live Preview', exact: true })
  await toggle.waitFor()
  if (await open.isVisible()) await open.click()
  return page.frameLocator('#live-preview-iframe')
}

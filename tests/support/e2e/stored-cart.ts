import type { BrowserContext } from '@playwright/test'

/** What the browser keeps of its cart; null: nothing. */
export async function storedCart(context: BrowserContext): Promise<unknown> {
  const stored = (await context.cookies()).find(({ name }) => name === 'cart')
  return JSON.parse(decodeURIComponent(stored?.value ?? 'null'))
}

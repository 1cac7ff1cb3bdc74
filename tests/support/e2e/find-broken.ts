import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What breaks the rules of these tags on this page: the rule, and where. What is known of a rule is passed over. */
export async function findBroken(
  page: Page,
  tags: string[],
  known: Record<string, string[]> = {},
): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async ({ tags, known }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: tags,
        // Off by itself, whatever its tag.
        rules: tags.includes('wcag22aa') ? { 'target-size': { enabled: true } } : {},
        resultTypes: ['violations'],
        elementRef: true,
      })
      return violations.flatMap(({ id, nodes }) => {
        const passed = known[id]?.join()
        return nodes
          .filter(({ element }) => !passed || !element?.matches(passed))
          .map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`)
      })
    },
    { tags, known },
  )
}

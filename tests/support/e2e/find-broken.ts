import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Beyond WCAG: landmarks, and names that hold the words one sees. */
export const PAGE_RULES = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
]

/** What breaks the rules of these tags on this page: the rule, and where. What is known of a rule is passed over. */
export async function findBroken(
  page: Page,
  tags: string[],
  known: Record<string, string[]> = {},
): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async ({ tags, known }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run({
        runOnly: tags,
        // Off by itself, whatever its tag.
        rules: tags.includes('wcag22aa') ? { 'target-size': { enabled: true } } : {},
        resultTypes: ['violations'],
        elementRef: true,
      })
      const found: string[] = []
      for (const { id, nodes } of violations) {
        const passed = known[id]?.join()
        for (const { element, target, html } of nodes) {
          if (passed && element?.matches(passed)) continue
          if (id === 'target-size' && element && !(await isSmall(element))) continue
          found.push(`${id}: ${target.join(' ')} ${html.slice(0, 160)}`)
        }
      }
      return found

      /** In the middle of the window, where nothing that is fixed to its edges lies over it. */
      async function isSmall(element: HTMLElement): Promise<boolean> {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        return (
          (await run(element, { runOnly: { type: 'rule', values: ['target-size'] } })).violations
            .length > 0
        )
      }
    },
    { tags, known },
  )
}

import type { BrowserContext } from '@playwright/test'

type Noting = { noteViolation: (text: string) => void }

/** What the security policy kept from any page of this context from now on. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeFunction('noteViolation', (text: string) => violations.push(text))
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, documentURI } = event
      const window = globalThis as unknown as Noting
      window.noteViolation(`${documentURI}: ${effectiveDirective} ${blockedURI}`)
    }),
  )
  return violations
}

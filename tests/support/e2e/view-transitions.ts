import type { Page } from '@playwright/test'

/** What moved in one view transition: slides ("from-right new", "from-right old reversed") and names ("n-geist"). */
export type Motion = { slides: string[]; morphs: string[] }

type Watched = { motions: Motion[]; underWay: number; isHeld: boolean }
type WatchedWindow = Window & { watched: Watched }

/** Notes every view transition of the page's life, as the browser animates it. */
export async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { motions: [], underWay: 0, isHeld: false }
    ;(window as unknown as WatchedWindow).watched = watched
    const start = document.startViewTransition

    document.startViewTransition = function (options) {
      const transition = start.call(document, options)
      watched.underWay += 1
      void transition.finished.catch(() => {}).then(() => (watched.underWay -= 1))
      transition.ready.then(note).catch(() => {})
      return transition
    }

    function note(): void {
      const moving = document
        .getAnimations()
        .filter((one) => pseudoOf(one).includes('view-transition'))
      if (watched.isHeld) moving.forEach((one) => one.pause())
      watched.motions.push({ slides: slidesOf(moving), morphs: morphsOf(moving) })
    }

    function slidesOf(moving: Animation[]): string[] {
      const slides = moving.filter((one) => /^from-/.test(nameOf(one)))
      const words = slides.map((one) => {
        const side = /-(old|new)\(/.exec(pseudoOf(one))?.[1] ?? ''
        const direction = one.effect?.getTiming().direction
        return [nameOf(one), side, direction === 'reverse' ? 'reversed' : '']
          .filter(Boolean)
          .join(' ')
      })
      return [...new Set(words)].sort()
    }

    /** Names that are in both pictures, and travel. */
    function morphsOf(moving: Animation[]): string[] {
      const pseudos = new Set(moving.map(pseudoOf))
      const names = [...pseudos].flatMap((pseudo) => /-group\((n-.+)\)/.exec(pseudo)?.[1] ?? [])
      return names.filter((name) => ['old', 'new'].every((side) => pseudos.has(`::view-transition-${side}(${name})`))).sort() // prettier-ignore
    }

    function nameOf(animation: Animation): string {
      return animation instanceof CSSAnimation ? animation.animationName : ''
    }

    function pseudoOf({ effect }: Animation): string {
      return (effect instanceof KeyframeEffect && effect.pseudoElement) || ''
    }
  })
}

/** What has moved since it was last forgotten. */
export function motionsOf(page: Page): Promise<Motion[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.motions)
}

/**
 * Forgets what has moved, once it stands still: what lies under a moving picture, Playwright scrolls about until a
 * click reaches it, and a name out of sight does not travel.
 */
export async function forgetMotions(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as WatchedWindow).watched.underWay === 0)
  await page.evaluate(() => {
    ;(window as unknown as WatchedWindow).watched.motions = []
  })
}

/** From now on every transition stands still at its first picture. */
export function holdTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    ;(window as unknown as WatchedWindow).watched.isHeld = true
  })
}

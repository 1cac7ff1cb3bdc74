import type { Page } from '@playwright/test'
import { openPage } from './open-page'

/** What moved in one view transition: slides ("from-right new", "from-right old reversed") and names ("n-geist"). */
export type Motion = { slides: string[]; morphs: string[] }

/** How long one thing moves: a slide as above, anything else by its pseudo-element. */
export type Length = { what: string; ms: unknown }

type Watched = { motions: Motion[]; lengths: Length[]; underWay: number; isHeld: boolean }
type WatchedWindow = Window & { watched: Watched }

/** Notes every view transition of the page's life, as the browser animates it. */
export async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { motions: [], lengths: [], underWay: 0, isHeld: false }
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
      watched.lengths.push(...moving.map(lengthOf))
    }

    function slidesOf(moving: Animation[]): string[] {
      return [...new Set(moving.filter(isSlide).map(slideOf))].sort()
    }

    function lengthOf(one: Animation): Length {
      return {
        what: isSlide(one) ? slideOf(one) : pseudoOf(one),
        ms: one.effect?.getTiming().duration,
      }
    }

    function slideOf(one: Animation): string {
      const side = /-(old|new)\(/.exec(pseudoOf(one))?.[1] ?? ''
      const direction = one.effect?.getTiming().direction
      return [nameOf(one), side, direction === 'reverse' ? 'reversed' : '']
        .filter(Boolean)
        .join(' ')
    }

    function isSlide(one: Animation): boolean {
      return /^(wiped-)?from-/.test(nameOf(one))
    }

    /** Names that are in both pictures, and travel: the group of any other stands still. */
    function morphsOf(moving: Animation[]): string[] {
      const groups = new Set(moving.filter(isWay).map(pseudoOf))
      return [...groups].flatMap((group) => /-group\((n-.+)\)/.exec(group)?.[1] ?? []).sort()
    }

    function isWay(one: Animation): boolean {
      return nameOf(one).startsWith('-ua-view-transition-group-anim-')
    }

    function nameOf(animation: Animation): string {
      return animation instanceof CSSAnimation ? animation.animationName : ''
    }

    function pseudoOf({ effect }: Animation): string {
      return (effect instanceof KeyframeEffect && effect.pseudoElement) || ''
    }
  })
}

export async function openWatched(page: Page, path: string): Promise<void> {
  await watchTransitions(page)
  await openPage(page, path)
}

/** What has moved since it was last forgotten. */
export function motionsOf(page: Page): Promise<Motion[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.motions)
}

/** How long everything moved that has moved since it was last forgotten. */
export function lengthsOf(page: Page): Promise<Length[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.lengths)
}

/**
 * Forgets what has moved, once it stands still: what lies under a moving picture, Playwright scrolls about until a
 * click reaches it, and a name out of sight does not travel.
 */
export async function forgetMotions(page: Page): Promise<void> {
  await everythingStands(page)
  await page.evaluate(() =>
    Object.assign((window as unknown as WatchedWindow).watched, { motions: [], lengths: [] }),
  )
}

export async function everythingStands(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as WatchedWindow).watched.underWay === 0)
}

/** From now on every transition stands still at its first picture. */
export function holdTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    ;(window as unknown as WatchedWindow).watched.isHeld = true
  })
}

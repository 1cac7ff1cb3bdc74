import type { Page } from '@playwright/test'

/** A picture of a view transition that fades, by its pseudo-element ("::view-transition-old(n-geist)"). */
export type Fade = { what: string; isSeen: boolean }

/** A pseudo-element and a property of its style. */
export type Asked = [pseudo: string, property: string]

export type Moment = { fades: Fade[]; styles: string[] }

/** What a held transition shows so many ms after it began: which names and captions are seen, and each style asked for. */
export function momentOf(page: Page, ms: number, asked: Asked[] = []): Promise<Moment> {
  return page.evaluate(showMoment, { ms, asked })
}

/** Runs in the browser. What has a name of the browser's own has no style that could be read, but its animation says it. */
function showMoment({ ms, asked }: { ms: number; asked: Asked[] }): Moment {
  const moving = document.getAnimations().filter((one) => pseudoOf(one).includes('view-transition'))
  if (moving.length === 0) throw new Error('The motion ended before it was looked at.')
  for (const one of moving) one.currentTime = ms

  const fading = moving.filter((one) => (one as CSSAnimation).animationName === 'name-fades')
  return {
    fades: fading.map((one) => ({
      what: pseudoOf(one),
      isSeen: one.effect?.getComputedTiming().progress !== 1,
    })),
    styles: asked.map(([pseudo, property]) =>
      getComputedStyle(document.documentElement, pseudo).getPropertyValue(property),
    ),
  }

  function pseudoOf({ effect }: Animation): string {
    return (effect instanceof KeyframeEffect && effect.pseudoElement) || ''
  }
}
